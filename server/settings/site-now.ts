import { isExampleLink, isSitePath } from '#contract/plain/link';
import { chosenOf, coloursOf } from '#contract/plain/shop-colours';
import { type FieldTexts, fieldTexts, fillFields } from '#contract/plain/text-fields';
import type { OwnDetails } from '#contract/settings';
import { neutralMark } from '#sites/neutral-mark';
import type { Site, SiteSettings } from '#sites/site';
import { ownTexts, textsNow } from './texts-now.ts';

type Networks = Site['contact']['social'];
const networks = ['facebook', 'instagram', 'youtube'] as const;

type MenuLine = NonNullable<SiteSettings['menu']>[number];
const menuLine = (item: Site['menu'][number]): MenuLine =>
  item.kind === 'catalogue'
    ? item
    : { kind: 'link', label: item.label, link: item.kind === 'page' ? item.path : item.url };
const menuItem = (line: MenuLine): Site['menu'][number] => {
  if (line.kind === 'catalogue') return line;
  const { label, link } = line;
  return isSitePath(link) ? { kind: 'page', label, path: link } : { kind: 'external', label, url: link };
};

/** A name of which as many words are left as 14 characters hold. */
const beginningOf = (name: string) =>
  name.length <= 14
    ? name
    : name
        .slice(0, 15)
        .replace(/\s+\S*$/, '')
        .slice(0, 14);

/** The short name where none is set: that of a name that is set is its beginning. */
const shortNameOf = (site: Site, name: string | null) => (name === null ? site.logo.word : beginningOf(name));

/** The mark that the site began with is that of a name with its word. */
const markOf = ({ logo }: Site, name: string | null) =>
  name === null || name.split(/\s+/).includes(logo.word) ? {} : neutralMark;

/** A site's initial details, in the form of settings; some follow the name or the tag line that is set. */
export const ownDetails = (
  site: Site,
  set: Pick<SiteSettings, 'name' | 'tagLine'> = site.settings,
): Omit<OwnDetails, 'legalTexts'> => {
  const {
    name,
    about,
    company,
    contact: { social, ...contact },
    branches,
    menu,
  } = site;
  const page = (network: (typeof networks)[number]) => social.find((one) => one.network === network)?.url ?? '';
  return {
    ...ownTexts(site),
    name,
    shortName: shortNameOf(site, set.name),
    tagLine: about,
    mailSignature: set.tagLine ?? about,
    menu: menu.map(menuLine),
    company,
    colours: chosenOf(site.colours),
    contact: { ...contact, facebook: page('facebook'), instagram: page('instagram'), youtube: page('youtube') },
    branches: branches.map((branch) => ({ ...branch, geolocation: branch.geolocation.join(', ') })),
  };
};

const socialOf = (contact: NonNullable<SiteSettings['contact']>): Networks =>
  networks.flatMap((network) => (contact[network] ? [{ network, url: contact[network] }] : []));

/** Latitude and longitude of a place that is typed; 0, 0 where it is none. */
export const placeOf = (text: string): Site['branches'][number]['geolocation'] => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return [latitude, longitude];
};

/** A text, and each in a list or an object, with what its fields say. */
const filled = <T>(value: T, texts: FieldTexts): T => {
  if (typeof value === 'string') return fillFields(value, texts) as T;
  if (Array.isArray(value)) return value.map((one) => filled(one, texts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, texts)])) as T;
};

const texts = ['printing', 'companyPages', 'promises', 'mailSignature'] as const;

// Made once for each state of a site's settings.
const kept = new WeakMap<SiteSettings, { site: Site; now: Site }>();

/** The site with its names, company, logo, menu, contact, branches and texts as its settings say them. */
export const siteNow = (site: Site, settings: SiteSettings): Site => {
  const made = kept.get(settings);
  if (made?.site === site) return made.now;
  const whole = withSettings(site, settings);
  const set = settings.company ? withoutExamples(whole) : whole;
  const said = fieldTexts(set);
  const now = {
    ...set,
    ...Object.fromEntries(texts.flatMap((key) => (set[key] ? [[key, filled(set[key], said)]] : []))),
  };
  kept.set(settings, { site, now });
  return now;
};

/** A site whose firm is its own, without the links that it began with: they lead to nobody. */
const withoutExamples = (site: Site): Site => ({
  ...site,
  menu: site.menu.filter((item) => item.kind !== 'external' || !isExampleLink(item.url)),
  contact: { ...site.contact, social: site.contact.social.filter(({ url }) => !isExampleLink(url)) },
});

const withSettings = (site: Site, settings: SiteSettings): Site => {
  const { name, shortName, tagLine, menu, company, logo, contact, branches, colours, printing3d } = settings;
  // A list that was stored before it named departments has those that its branches began with.
  const states = new Map(site.branches.map(({ code, state }) => [code, state]));
  return {
    ...site,
    ...textsNow(site, settings),
    name: name ?? site.name,
    capabilities: printing3d ? site.capabilities : site.capabilities.filter((one) => one !== 'printing3d'),
    company: company ?? site.company,
    about: tagLine ?? site.about,
    menu: menu?.map(menuItem) ?? site.menu,
    logo: {
      ...site.logo,
      ...markOf(site, name),
      word: shortName ?? shortNameOf(site, name),
      ...(logo && { picture: logo }),
    },
    colours: colours ? coloursOf(colours) : site.colours,
    contact: contact
      ? {
          email: contact.email,
          phone: contact.phone,
          whatsapp: contact.whatsapp,
          hours: contact.hours,
          social: socialOf(contact),
        }
      : site.contact,
    branches:
      branches?.map(({ geolocation, ...branch }) => ({
        ...branch,
        state: branch.state ?? states.get(branch.code) ?? '',
        geolocation: placeOf(geolocation),
      })) ?? site.branches,
  };
};
