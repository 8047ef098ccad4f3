import { legalTexts } from '#contract/site-texts';
import type { Inside } from '#server/ctx';
import { Refusal } from '#server/refusal';
import { sites } from '#sites/all';
import type { Site, SiteSettings } from '#sites/site';

type Values = { [K in keyof SiteSettings]?: SiteSettings[K] | undefined };
type Firm = Site['company'];

// A text that names the new firm already stays: the new name may contain the old one.
const renamed = (text: string, from: Firm, to: Firm) =>
  (['address', 'name', 'identifier'] as const).reduce((said, part) => {
    const parts = said.split(to[part]).map((rest) => rest.replaceAll(from[part], () => to[part]));
    return parts.join(to[part]);
  }, text);

/** With a new firm the legal texts that the shop wrote itself name it too, in place of the one before and of the example. */
export const withFirmInTexts = ({ site, ownSite }: Inside, stored: SiteSettings, given: Values): Values => {
  const { company, legalTexts: texts = stored.legalTexts } = given;
  if (!company || !texts) return given;
  const before = [stored.company ?? ownSite.company, sites[site.id].company];
  const sections = texts.sections.map((section) => ({
    ...section,
    text: before.reduce((text, firm) => renamed(text, firm, company), section.text),
  }));
  const named = { ...texts, sections };
  if (!legalTexts.safeParse(named).success) throw new Refusal('setting.firmTooLong');
  return { ...given, legalTexts: named };
};
