import fc from 'fast-check';
import { expect } from 'vitest';
import { anOnlineShop } from '#server/test/an-online-order';
import { lostMails } from '#server/test/lost-mails';
import { allowed, checkHistory, checkStock } from '#server/test/payment-model/check-history';
import { type Act, type Step, startHistory } from '#server/test/payment-model/history';

// How often each act is chosen; what moves an order stands beside what disturbs it.
const weights: Record<Act, number> = {
  again: 6,
  pay: 5,
  cancel: 3,
  comeBack: 3,
  payment: 8,
  change: 8,
  deliver: 8,
  lose: 1,
  forge: 1,
  remember: 1,
  applyLate: 1,
  silence: 1,
  counter: 3,
  minute: 2,
  halfHour: 2,
  day: 2,
  sell: 6,
  refund: 1,
  solve: 1,
};

const number = fc.nat(999);
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(...Object.entries(weights).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) }))),
  a: number,
  b: number,
  c: number,
});

/** Plays so many histories of 40 to 55 steps in one shop; answers how often each cell of O1 was taken. */
export const runHistories = async (numRuns: number, seed: number) => {
  const it = await anOnlineShop();
  const cells = new Map<string, number>();
  const all = Object.entries(allowed).flatMap(([from, byMover]) =>
    Object.entries(byMover).flatMap(([mover, tos]) => tos.map((to) => `${from} ${mover} ${to}`)),
  );
  for (const cell of all) cells.set(cell, 0);
  const play = async (steps: Step[]) => {
    const history = await startHistory(it);
    for (const { act, a, b, c } of steps) await history.acts[act](a, b, c);
    await checkHistory(it, history, cells);
    await checkStock(it, history);
  };
  const histories = fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 55 }), play);
  await fc.assert(histories, { numRuns, seed, endOnFailure: true });
  expect(await lostMails(it.shop.database)).toEqual([]);
  for (const [cell, count] of cells) console.log(`${cell.padEnd(18)} ${count}`);
  expect([...cells.keys()].toSorted()).toEqual(all.toSorted());
  return cells;
};
