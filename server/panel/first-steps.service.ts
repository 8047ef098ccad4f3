import { type SqlBool, sql } from 'kysely';
import { exampleDetails, type OpeningDetail, openingDetails } from '#contract/example-details';
import { type FirstStep, firstSteps, tickableSteps } from '#contract/plain/first-steps';
import { type LegalPath, legalPaths } from '#contract/plain/legal-paths';
import type { LegalTexts } from '#contract/site-texts';
import { backupStatus } from '#server/backup/backup.service';
import type { Ctx } from '#server/ctx';
import { isExampleMailbox } from '#server/mail/sender-address';
import { isDemo, sellsAsExample } from '#server/settings/example-company.service';
import { ownDetails } from '#server/settings/site-now';
import { ownLegalTexts } from '#sites/legal';
import type { Site, SiteSettings } from '#sites/site';

/** Which of the first steps of the site are done; none are named where the shop is a demo. */
export const listFirstSteps = async (ctx: Ctx): Promise<{ id: FirstStep; isDone: boolean }[]> => {
  if (await isDemo(ctx.db)) return [];
  const done = { ...(await storedSteps(ctx)), ...settingSteps(ctx) };
  return firstSteps.map((id) => ({ id, isDone: done[id] }));
};

type Steps<S extends FirstStep> = Record<S, boolean>;

const settingSteps = ({ settings, ownSite, providers }: Ctx): Steps<OpeningDetail | (typeof tickableSteps)[number]> => {
  const isTicked = (id: (typeof tickableSteps)[number]) => settings.tickedSteps.includes(id);
  const examples = exampleDetails({ data: settings, own: ownDetails(ownSite) });
  const isOther = JSON.stringify(settings.shipping) !== JSON.stringify(ownSite.settings.shipping);
  return {
    ...(Object.fromEntries(openingDetails.map((key) => [key, !examples.includes(key)])) as Steps<OpeningDetail>),
    logo: isTicked('logo') || settings.logo !== null,
    shipping: isTicked('shipping') || isOther,
    accounts: isTicked('accounts') || providers().size > 0 || Object.keys(settings.depositAccounts).length > 0,
    legal: isTicked('legal') || wroteAllTexts(ownSite, settings),
  };
};

/** Whether each of the legal pages says something else than the program. */
const wroteAllTexts = (ownSite: Site, settings: SiteSettings) => {
  const pageOf = (texts: LegalTexts | null, page: LegalPath) =>
    JSON.stringify(texts?.sections.filter((section) => section.page === page) ?? []);
  const initial = ownLegalTexts({ ...ownSite, settings });
  return legalPaths.every((page) => !['[]', pageOf(initial, page)].includes(pageOf(settings.legalTexts, page)));
};

const storedSteps = async (ctx: Ctx): Promise<Steps<'company' | 'mail' | 'product' | 'order' | 'backup'>> => {
  const { db, site, sendsMail } = ctx;
  const root = site.rootCategory;
  const { rows } = await sql<{ product: SqlBool; order: SqlBool; mail: SqlBool }>`
    select exists(
        select from product where is_public and price_cents > 0 and (category_id = ${root} or category_id like ${`${root}.%`})
      ) as product,
      exists(select from orders where site = ${site.id}) as "order",
      exists(select from mail where site = ${site.id} and sent_at is not null) as mail`.execute(db);
  const [{ goodAt }, isExample] = await Promise.all([backupStatus(ctx), sellsAsExample(db, site.id)]);
  return {
    company: !isExample,
    mail: sendsMail() && !isExampleMailbox(site.contact.email) && Boolean(rows[0]?.mail),
    product: Boolean(rows[0]?.product),
    order: Boolean(rows[0]?.order),
    backup: goodAt !== null,
  };
};
