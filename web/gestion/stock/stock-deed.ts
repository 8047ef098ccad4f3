import type { Undo } from '#web/panel/take-back';

/** A change of stock that was stored, in words, with the call that takes it back. */
export type StockDeed = { done: string; undo: Undo };

/** The reason in the history of a change that was taken back. */
export const undoReason = 'Se deshizo lo anterior';
