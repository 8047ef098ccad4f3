import type { Mover } from '#contract/plain/commerce';

/**
 * The parts of a company that its people may open: the orders addressed to it; the settings and test copies of its
 * site; the people who work for it or bought from it, of a site's own company everybody.
 */
export type Sight = 'orders' | 'settings' | 'people';

/**
 * The parts of a company that someone sees, as whom of `orderMoves` he moves its orders, whether he decides about their
 * slips and alerts, whether he notes documents, marks and notes on them (docs/decisions/026-desk.md), and whether he takes
 * orders in a buyer's place (docs/decisions/027-seller-orders.md).
 */
type Rights = {
  sees: readonly Sight[];
  moves: readonly Mover[];
  decides: boolean;
  notes: boolean;
  sells: boolean;
};

export const positionIds = ['SEL', 'COM'] as const;
type PositionId = (typeof positionIds)[number];

const none: Rights = { sees: [], moves: [], decides: false, notes: false, sells: false };

/** Rights that a position gives an employee with the role seller (decisions A3). */
export const positions: Record<PositionId, Rights> = {
  /** Sells for the company. */
  SEL: { sees: ['orders', 'settings', 'people'], moves: ['seller'], decides: true, notes: true, sells: true },
  /** Buys for it. */
  COM: none,
};

/** A position that the table lacks opens nothing. */
export const rightsOf = (position: string): Rights =>
  Object.hasOwn(positions, position) ? positions[position as PositionId] : none;

/** An administrator's, at every company. */
const administratorRights: Rights = positions.SEL;

/** Deeds on an order beside reading it. */
export type Verb = Exclude<keyof Rights, 'sees'>;

type Job = { companyId: number; position: string };

/** A worker's rights at a company: a seller's by his positions there, an administrator's everywhere (decisions A3). */
export const rightsAt = (roles: readonly string[], jobs: readonly Job[], companyId: number | undefined): Rights[] => {
  if (roles.includes('administrator')) return [administratorRights];
  if (!roles.includes('seller')) return [];
  return jobs.filter((job) => job.companyId === companyId).map((job) => rightsOf(job.position));
};

/** Whether one of these rights allows a deed. */
export const allow = (rights: readonly Rights[], verb: Verb): boolean =>
  rights.some((one) => (verb === 'moves' ? one.moves.length > 0 : one[verb]));
