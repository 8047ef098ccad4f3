import { loginEntry } from '#server/accounts/login.http';
import { failuresOfAddress } from '#server/accounts/login.service';
import { sessionOfPassword } from '#server/accounts/session-of-password';
import { endNoticeEntry } from '#server/arrivals/end-notice.http';
import { agendaFeedEntry } from '#server/communications/agenda/feed.http';
import { documentEntry } from '#server/erasure/person-document.http';
import { exportEntries } from '#server/exports/exports.http';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { uploadEntry } from '#server/images/upload.http';
import { addImportEntry } from '#server/imports/add-import.http';
import { addPicturesEntry } from '#server/imports/add-pictures.http';
import { importErrorsEntry } from '#server/imports/errors.http';
import { mailboxEntries } from '#server/mail/mailbox.http';
import { unsubscribeEntry } from '#server/newsletter/unsubscribe.http';
import { notificationEntries } from '#server/orders/online/notification.http';
import { slipEntries } from '#server/orders/slips/slips.http';
import { standInEntries } from '#server/payments/stand-ins.http';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { feedEntries } from '#server/seo/feed.http';
import { iconEntries } from '#server/seo/icons.http';
import { type PagesOf, sitemapEntries } from '#server/seo/sitemap.http';

// The Host of a request says nothing about who sends it: a mailbox is open where only this machine reaches the shop.
const mailboxOf = (isPrivate: boolean) =>
  isPrivate
    ? mailboxEntries({ access: 'anyone', sessionOf: noSession })
    : mailboxEntries({ access: 'administrator', sessionOf: sessionOfPassword, limit: failuresOfAddress });

type Place = {
  isPrivate: boolean;
  /** Answers for the providers of payments in a demo. */
  standIns?: ((request: Request) => Promise<Response>) | undefined;
};

/** Every module's addresses that are no calls. Files that are the same for all (assets, pictures) need no door. */
export const doorEntries = ({ isPrivate, standIns }: Place, pagesOf: PagesOf): DoorEntry<MemoryCtx>[] => [
  loginEntry,
  uploadEntry,
  addImportEntry,
  addPicturesEntry,
  importErrorsEntry,
  ...slipEntries,
  ...exportEntries,
  documentEntry,
  unsubscribeEntry,
  endNoticeEntry,
  agendaFeedEntry,
  ...notificationEntries,
  ...mailboxOf(isPrivate),
  ...(standIns ? standInEntries(standIns) : []),
  ...iconEntries,
  ...feedEntries,
  ...sitemapEntries(pagesOf),
];
