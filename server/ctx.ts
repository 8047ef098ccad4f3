import type { Kysely, Transaction as TransactionOf } from 'kysely';
import type { Role } from '#contract/accounts';
import type { MailCause } from '#contract/plain/mail-causes';
import type { Limits } from '#server/http/limits';
import type { ImageStore } from '#server/images/image-store';
import type { Queue } from '#server/jobs/queue';
import type { Log } from '#server/log/log';
import type { MailKind } from '#server/mail/mail-kinds';
import type { Providers } from '#server/payments/providers/provider';
import type { Geocoder } from '#server/settings/geocoder';
import type { Tables } from '#server/tables';
import type { Site, SiteId, SiteSettings } from '#sites/site';

/** The database, or a transaction of it: stores that read take either. */
export type Db = Kysely<Tables>;
/** The database inside a transaction: stores that write what belongs together take it. */
export type Transaction = TransactionOf<Tables>;

/** A company that somebody works for; `ownSite` is the site whose own company it is. */
export type Employment = { companyId: number; position: string; ownSite: string | null };

/** The caller. A seller's `employments` name the companies and positions; `company-rights.ts` says what they open. */
export type Session = {
  accountId: number;
  guid: string;
  email: string;
  roles: readonly Role[];
  personId: number | null;
  companyId: number | null;
  employments: readonly Employment[];
  tokenHash: Buffer;
};

/** One entry of the change log: what kind of thing changed, and its number or key. */
export type Change = { entity: string; id: string };

/**
 * A `secret` is a key that stands in text and html: once the mail is sent, its stored copy loses it. An `urgent` one
 * goes out before all that is not. An answer to it goes to `replyTo`, where it has one. A POST to its
 * `unsubscribeUrl` ends what it came by. One that is the `latest` takes the place of those with its subject that still
 * wait; what goes out `afterSeconds` lets newer ones do that. A `passing` one is deleted after 30 days, as is one with a
 * `secret`. `kind`: 'own' by default.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  secret?: string;
  urgent?: boolean;
  latest?: boolean;
  afterSeconds?: number;
  passing?: boolean;
  /** The visitor's order that the mail's link confirms. */
  orderId?: number;
  kind?: MailKind;
};

/** First argument of every service; some ask for more (`MemoryCtx`). */
export type Ctx = {
  db: Db;
  session: Session | null;
  /** The site that is asked for, with its name, contact and branches as they are set now. */
  site: Site;
  /** The same without what was set at run time. */
  ownSite: Site;
  /** The site's public address, without a slash at its end. */
  origin: string;
  /** That of another site; undefined where this program does not serve it. */
  originOf: (siteId: string) => string | undefined;
  /** The site's settings as they are now: its data file, overridden at run time. */
  settings: SiteSettings;
  /**
   * `send` writes mails into the caller's transaction; a queue sends them after the commit. It tells their ids, how many
   * that waited they replace, and how many are barred. `outcome` waits for so long until a mail is taken or its try failed.
   */
  mail: {
    send: (
      db: Transaction,
      site: SiteId,
      ...mails: readonly [...Mail[], Mail]
    ) => Promise<{ ids: readonly number[]; replaced: number; barred: number }>;
    outcome: (id: number, withinMs: number) => Promise<{ isTaken: boolean; cause: MailCause | null }>;
  };
  /** Puts jobs of a site into the caller's transaction. */
  queue: Queue;
  /** Where pictures lie; `storeImage` keeps one. */
  images: ImageStore;
  /** Where the files of slips lie, apart from what is public. */
  slipFiles: ImageStore;
  /** Where files that staff imports lie. */
  importFiles: ImageStore;
  clock: () => Date;
  log: Log;
  /** The providers that take payments at pages of their own; in a demo their stand-ins. */
  providers: () => Providers;
  /** The service that finds addresses on the map, where there is one. */
  geocoder: () => Geocoder | undefined;
  /** Whether mails go out, or into a demo's mailbox; else they wait for a mail server. */
  sendsMail: () => boolean;
  /** The folder that DATA_DIR names. */
  dataFolder: string;
  /** Whether backups are made by themselves. */
  backsUpDaily: boolean;
  /** Whether a daily source of the exchange rate is configured. */
  readsRate: () => boolean;
  /** The files that name who was erased, outside of every backup. */
  erasedLists: readonly string[];
  /** Lets this process's read models catch up with the change log; called after a commit that wrote to it. */
  follow: () => Promise<void>;
  limits: Limits;
  /** The address the call came from, for limits. */
  client: string;
  /** Milliseconds that an answer takes at least whose time must not tell whether an e-mail is known. */
  evenMs: number;
  /** Says for how many seconds at most a page may keep what was answered; without it, until the change log tells more. */
  holdsFor: (seconds: number) => void;
};

declare const inside: unique symbol;
/** The ctx inside a transaction, made by `inTransaction` alone: who must write in one asks for it. */
export type Inside = Ctx & { readonly db: Transaction; readonly [inside]: true };

/** The part of it that a service needs which only writes rows. */
export type Writing = Pick<Inside, 'db'>;
