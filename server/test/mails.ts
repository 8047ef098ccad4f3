import type { TestShop } from '#server/test/shop';

/** The mails written so far, oldest first, with the addresses in their text. */
export const mailsOf = async (shop: Pick<TestShop, 'database'>) => {
  const rows = await shop.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  return rows.map(({ recipient, subject, text, urgent }) => ({
    to: recipient,
    subject,
    text,
    urgent,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }));
};

/** Lets all mails that wait be out now. */
export const sendMails = ({ database, clock }: Pick<TestShop, 'database' | 'clock'>) =>
  database.db.updateTable('mail').set({ sent_at: clock.now }).where('sent_at', 'is', null).execute();

/** The first link that holds `part`, in the newest mail to that address. */
export const linkTo = async (shop: Pick<TestShop, 'database'>, to: string, part: string) => {
  const mail = (await mailsOf(shop)).findLast((one) => one.to === to);
  const link = mail?.links.find((one) => one.includes(part));
  if (!link) throw new Error(`No link with ${part} to ${to}`);
  return link;
};

/** The key at the end of such a link. */
export const keyTo = async (shop: Pick<TestShop, 'database'>, to: string, part: string) =>
  new URL(await linkTo(shop, to, part)).pathname.split('/').pop() ?? '';
