import type { Input } from '#contract/contract';
import { type Answer, call } from '#web/data/call';

export type Confirmation = Extract<Answer<'order/confirm'>, { ok: true }>;
export type Link = Pick<Input<'order/confirm'>, 'orderId' | 'key'>;

/** Confirms an order by the key of its mail; with a password it opens the mailbox's account too. */
export const confirm = (input: Input<'order/confirm'>) => call('order/confirm', input);
