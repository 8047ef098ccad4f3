import { expect, test } from 'vitest';
import { readWallTime } from '#contract/plain/wall-time';
import { nearTo, overlapText } from './overlaps.ts';

const minutes = (text: string, from: string) => ((readWallTime(text)?.getTime() ?? 0) - Date.parse(from)) / 60_000;

test.each(['2026-11-28T13:30:00.000Z', '2026-11-28T02:45:00Z', '2026-11-28T03:30:00Z'])(
  'around %s less than half an hour is near',
  (moment) => {
    const { startDate, endDate, ...rest } = nearTo(7, moment);
    expect(rest).toEqual({ creatorPersonId: 7, state: 'OPE' });
    const [from, until] = [minutes(startDate, moment), minutes(endDate, moment)];
    expect([from > -30, from < -29.99, until > 29.99, until < 30]).toEqual([true, true, true, true]);
  },
);

test('what is there is told by its hour in Montevideo, and whose it is', () => {
  const one = {
    newDate: '2026-11-28T13:30:00Z',
    subject: 'Llamar a Ana',
    creatorPersonId: 7,
    creatorPersonName: 'Luis',
    creatorPersonLastName: 'Sosa',
  };
  expect(overlapText(one, 7)).toBe('A las 10:30 ya tenés: Llamar a Ana');
  expect(overlapText(one, 8)).toBe('A las 10:30 Luis Sosa ya tiene: Llamar a Ana');
});
