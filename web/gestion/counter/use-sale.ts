import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Input } from '#contract/contract';
import type { Order } from '#contract/orders';
import type { Conflict } from '#contract/plain/commerce';
import { messages } from '#contract/plain/messages';
import { call } from '#web/data/call';
import { saleDraftKey } from '#web/data/sign-out';
import { useStaff } from '#web/panel/staff';
import { type Draft, newDraft, nowhere } from './sale-draft.ts';

/** The sale entered in this tab before a reload. */
const readDraft = (place: string): Draft => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft>;
    return { ...newDraft(), ...kept, delivery: { ...nowhere, ...kept.delivery } };
  } catch {
    return newDraft();
  }
};

type Trouble = { error: string; fields: Readonly<Record<string, string>>; conflicts: readonly Conflict[] };
const calm: Trouble = { error: '', fields: {}, conflicts: [] };

const wasPlaced = 'Esta venta ya había entrado, como se ve acá. Lo que cambiaste después no se guardó.';

/**
 * A sale that goes on: it survives a reload of its tab, until it is an order or begins anew. Sent again it is the same order, as
 * its GUID stays.
 */
export const useSale = () => {
  const queries = useQueryClient();
  const place = saleDraftKey(useStaff().guid);
  const [draft, setDraft] = useState(() => readDraft(place));
  const [trouble, setTrouble] = useState(calm);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  useEffect(() => sessionStorage.setItem(place, JSON.stringify(draft)), [place, draft]);

  const done = (placed: Order, error = '') => {
    setTrouble({ ...calm, error });
    setDraft((old) => ({ ...newDraft(old), placed }));
    void queries.invalidateQueries();
  };
  const send = async (order: Input<'order/addAsSeller'>['order']) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setTrouble(calm);
    const answer = await call('order/addAsSeller', { order });
    const isTaken = !answer.ok && answer.status === 409 && answer.conflicts.length === 0;
    // An answer that was lost may have been of an order.
    const earlier = isTaken ? await call('order/find', { orderId: order.guid }) : undefined;
    isSending.current = false;
    setBusy(false);
    if (answer.ok) return done(answer.data);
    if (earlier?.ok) return done(earlier.data, wasPlaced);
    const prices = new Map(answer.conflicts.flatMap(({ code, now }) => (now === undefined ? [] : [[code, now]])));
    setDraft((old) => ({
      ...old,
      lines: old.lines.map((line) => ({ ...line, price: prices.get(line.code) ?? line.price })),
    }));
    setTrouble(answer);
  };
  return {
    draft,
    trouble,
    isBusy,
    send,
    refuse: (fields: Trouble['fields']) => setTrouble({ ...calm, error: messages['call.fields'], fields }),
    change: (change: (old: Draft) => Draft) => {
      setTrouble(calm);
      setDraft(change);
    },
    begin: () => {
      setTrouble(calm);
      setDraft((old) => newDraft(old));
    },
  };
};
