import { z } from 'zod';
import type { Entity } from '#contract/plain/entity';
import type { MessageCode } from '#contract/plain/messages';

/** The roles that may call, in words of decisions A3. `selOfCompany`: a seller; the service then asks for the order's company. */
export type Access = 'anyone' | 'signedIn' | 'seller' | 'selOfCompany' | 'selOfSite' | 'administrator';

/**
 * Calls that share a `name` share one count, `per` client address or per account that is signed in. With `refused`, what was refused counts to that instead;
 * with `counts`, only what was refused with this code counts at all. `shared`: counted in the database for all processes and
 * over restarts; else each process counts in its memory, which costs no statement. `perDay`: so many a day of all that share
 * that name. A `quiet` one runs out without a line in the log.
 */
export type Limit = {
  name: string;
  /** By default the address. */
  per?: 'address' | 'account';
  points: number;
  seconds: number;
  shared: boolean;
  refused?: number;
  counts?: MessageCode;
  perDay?: { name: string; points: number };
  quiet?: boolean;
};

/** The limit of what strangers cause: five per address in fifteen minutes (A1), each name counted apart; mistyping a form takes none of the five. */
export const quarterHour = (name: string): Limit => ({ name, points: 5, seconds: 900, shared: true, refused: 30 });

/** A limit of what a buyer does to orders. One person by hand never comes near it, not even who orders for others all day. */
export const byAccount = (name: string): Limit => ({
  name,
  per: 'account',
  points: 30,
  seconds: 900,
  shared: true,
  // For all together; each may be a mail or two.
  perDay: { name: 'order.day', points: 200 },
});

/** The answer of a call that only does something. */
export const done = z.object({ data: z.null() });

/** Records of the test shop that the inputs of a walk over every call name. */
export type SampleShop = {
  companyId: number;
  companyGroupId: number;
  personId: number;
  otherPersonId: number;
  brandId: number;
  /** Brands that nothing refers to. */
  otherBrandId: number;
  unusedBrandId: number;
  userGuid: string;
  /** The site's own company, and somebody who sells for it. */
  ownCompanyId: number;
  authorId: number;
  communicationId: number;
  /** A company that has an account of its own. */
  buyerId: number;
  /** Two companies that differ in their names alone. */
  twins: { id: number; otherId: number };
  /** A merge, and the company that it left. */
  merged: { id: number; mergeId: number };
};

/** A request that succeeds. `company`: the account of the sample's buyer. `statements`: so many it sends to the database at most, with begin, commit and the look at the session. */
export type Sample = {
  as: 'visitor' | 'customer' | 'company' | 'seller' | 'administrator';
  statements: number;
  input: (shop: SampleShop) => unknown;
};

/**
 * One call. `summary` says in one Spanish line what it does for the caller; `input` and `output` are in plain names; `output`
 * holds `data` and the keys that stand beside it. `sites` is 'shared' where each site answers the same, and 'rights' where all
 * have the same records, of which a caller reads and changes what his rights at the site that is asked open (decisions A3).
 */
export type Call = {
  summary: string;
  access: Access;
  input: z.ZodType;
  output: z.ZodType;
  limit?: Limit;
  sites?: 'shared' | 'rights';
  sample?: Sample;
};

export const defineCalls = <const T extends Record<string, Call>>(calls: T): T => calls;

/**
 * Which entity stands at which key of a call's request and of its answer. `keys`: keys of the request that have another name
 * on the wire.
 */
export type NamesOfCall = { in?: Record<string, Entity>; out?: Record<string, Entity>; keys?: Record<string, string> };
/** The names of each of these calls; those whose keys hold no entity have `{}`. */
export type CallNames<T> = { [P in keyof T]: NamesOfCall };
