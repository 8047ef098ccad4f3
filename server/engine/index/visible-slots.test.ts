import { expect, test } from 'vitest';
import { addSlot, emptySlots, nobody, seesAllBit } from './slot-columns.ts';
import { noScopes, scopeFor, visibleSlots } from './visible-slots.ts';

test('columns grow together, with those that a kind of index adds', () => {
  const slots = { ...emptySlots(2), height: new Float64Array(2), names: ['one'] };
  for (let id = 1; id <= 1500; id++) {
    const slot = addSlot(slots, id, 300, id / 2);
    slots.seenBy[slot] = id % 3 === 0 ? nobody : seesAllBit | (id % 2);
    slots.height[slot] = id;
  }
  expect([slots.count, slots.id[1499], slots.height[1499], slots.nameWords[0], slots.fingerprint[0]]).toEqual([
    1500, 1500, 1500, 255, 0.5,
  ]);
  const seen = (bit: number) => visibleSlots(slots, (slot) => ((slots.seenBy[slot] ?? 0) & bit) !== 0).total;
  expect([seen(seesAllBit), seen(1)]).toEqual([1000, 500]);
});

test('a scope is made once for who asks, and anew for another version', () => {
  const scopes = noScopes<number>();
  let made = 0;
  const ask = (version: number, asker: string) => scopeFor(scopes, version, asker, () => ++made);
  expect([ask(1, 'a'), ask(1, 'b'), ask(1, 'a'), ask(2, 'a'), ask(2, 'b'), ask(2, 'b')]).toEqual([1, 2, 1, 3, 4, 4]);
  for (let at = 0; at < 100; at++) ask(2, `other ${at}`);
  expect(scopes.byAsker.size).toBeLessThanOrEqual(32);
});
