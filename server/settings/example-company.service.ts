import { isExampleRut } from '#contract/plain/example-ruts';
import type { Db } from '#server/ctx';
import { readIsDemo } from '#server/mail/mail.store';
import type { SiteId } from '#sites/site';

/** Whether the shop shows what the program can do, and sells to nobody. */
export const isDemo = (db: Db): Promise<boolean> => readIsDemo(db);

/** Whether a firm is one of the program's examples, and the shop no demo: it takes no orders. */
export const isExampleFirm = async (db: Db, identifier: string): Promise<boolean> =>
  isExampleRut(identifier) && !(await readIsDemo(db));

/** The same of the firm that sells in a site. */
export const sellsAsExample = async (db: Db, site: SiteId): Promise<boolean> => {
  const firm = await db.selectFrom('company').select('identifier').where('own_site', '=', site).executeTakeFirst();
  return firm !== undefined && isExampleFirm(db, firm.identifier);
};
