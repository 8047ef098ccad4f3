import { useState } from 'react';
import type { Order } from '#contract/orders';
import type { Failure } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';

type Outcome = { ok: true } | Pick<Failure, 'ok' | 'error'>;
export type One = (order: Order) => Outcome | Promise<Outcome>;

/** Why the shop refused some orders, by their GUID. */
export type Refused = ReadonlyMap<string, string>;

type Options = { isForm?: boolean; pathOf?: (done: readonly Order[]) => string | undefined };

/**
 * Does the same to several orders, one after another, and says how many went well and why others did not; `undo` takes it
 * back of those, else `pathOf` is where they are seen. A form shows itself why.
 */
export const useMany = (onDone: (refused: Refused) => void, { isForm = false, pathOf }: Options = {}) => {
  const [isBusy, setBusy] = useState(false);
  const { refresh } = useFreshOrders();
  const run = async (
    orders: readonly Order[],
    words: (count: number) => string,
    one: One,
    undo?: { words: (count: number) => string; one: One },
  ) => {
    setBusy(true);
    const refused = new Map<string, string>();
    const done: Order[] = [];
    for (const order of orders) {
      const answer = await one(order);
      if (answer.ok) done.push(order);
      else refused.set(order.guid, answer.error);
    }
    setBusy(false);
    refresh();
    const reasons = isForm
      ? []
      : orders.flatMap(({ guid, number }) => (refused.has(guid) ? [`${number}: ${refused.get(guid)}`] : []));
    tell({
      text: [...(done.length > 0 ? [words(done.length)] : []), ...reasons].join('. '),
      isBad: reasons.length > 0,
      to: pathOf?.(done),
      undo: undo && done.length > 0 ? () => run(done, undo.words, undo.one) : undefined,
    });
    onDone(refused);
  };
  return { isBusy, run };
};
