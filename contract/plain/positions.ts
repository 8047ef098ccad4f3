import type { Mover } from '#contract/plain/commerce';

/**
 * The parts of a company that its people may open: the orders addressed to it; the settings and test copies of its
 * site; the people who work for it or bought from it, of a site's own company everybody.
 */
export type Sight = 'orders' | 'settings' | 'people';

/** The parts of a company that someone sees, and as whom of `orderMoves` he moves its orders. */
export type Rights = { sees: readonly Sight[]; moves: readonly Mover[] };

export const positionIds = ['SEL', 'COM'] as const;
type PositionId = (typeof positionIds)[number];

/** What a position opens to an employee who has the role seller (decisions A3). */
export const positions: Record<PositionId, Rights> = {
  /** Sells for the company. */
  SEL: { sees: ['orders', 'settings', 'people'], moves: ['seller'] },
  /** Buys for it. */
  COM: { sees: [], moves: [] },
};

const none: Rights = { sees: [], moves: [] };

/** A position that the table lacks opens nothing. */
export const rightsOf = (position: string): Rights =>
  Object.hasOwn(positions, position) ? positions[position as PositionId] : none;

/** An administrator's, at every company. */
export const administratorRights: Rights = { sees: ['orders', 'settings', 'people'], moves: ['seller'] };
