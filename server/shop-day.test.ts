import { expect, test } from 'vitest';
import { shopDay, shopMoment, startOfDay } from '#server/shop-day';

test.each([
  ['2026-11-20', '2026-11-20T03:00:00Z'],
  // A summer with clocks an hour ahead.
  ['2010-01-15', '2010-01-15T02:00:00Z'],
  ['2010-07-15', '2010-07-15T03:00:00Z'],
])('%s begins at %s', (day, moment) => {
  const begins = startOfDay(day);
  expect(begins).toEqual(new Date(moment));
  expect([shopDay(begins), shopMoment(begins)]).toEqual([day, `${day} 00:00:00`]);
});
