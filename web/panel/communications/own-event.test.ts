import { expect, test } from 'vitest';
import { isOwnEvent } from './own-event.ts';

const stored = {
  personId: 3,
  type: 'RSC',
  newDate: '2026-11-28T10:00:00-03:00',
  observation: 'Pidió más tarde',
} as const;
const sent = { type: 'SCH', newDate: '2026-11-28T13:00:00.000Z', observation: ' Pidió más tarde ' } as const;

test.each([
  ['one that is the same', stored, sent, 3, true],
  ['one without a date, which is now', stored, { type: 'SCH', observation: 'Pidió más tarde' }, 3, true],
  ['one by somebody else', stored, sent, 4, false],
  ['one by nobody who is known', { ...stored, personId: null }, sent, undefined, false],
  ['another event', { ...stored, type: 'CAN' }, sent, 3, false],
  ['another date', stored, { ...sent, newDate: '2026-11-28T13:01:00.000Z' }, 3, false],
  ['another note', stored, { ...sent, observation: '' }, 3, false],
  ['none', undefined, sent, 3, false],
] as const)('the answer was lost of %s', (_, found, event, personId, is) => {
  expect(isOwnEvent(found, event, 'RSC', personId)).toBe(is);
});
