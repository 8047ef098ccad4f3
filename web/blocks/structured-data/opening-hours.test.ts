import { expect, test } from 'vitest';
import { openingHours } from '#contract/plain/opening-hours';

const short = (text: string) => openingHours(text).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]);
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('hours that close at midday, and those of other days, are read as they are written', () => {
  expect(short('Lunes a viernes de 08:00 a 12:30 y de 13:30 a 18:00')).toEqual([
    [week, '08:00', '12:30'],
    [week, '13:30', '18:00'],
  ]);
  expect(short('Lunes a viernes de 9:00 a 18:00. Sábados de 9.00 a 13.00')).toEqual([
    [week, '09:00', '18:00'],
    [['Saturday'], '09:00', '13:00'],
  ]);
  expect(short('Martes y jueves 10:00 - 12:00')).toEqual([[['Tuesday', 'Thursday'], '10:00', '12:00']]);
});

test.each(['', 'Con agenda previa', 'Lunes a viernes, todo el día'])('what says no times, %j, is no hours', (text) => {
  expect(openingHours(text)).toEqual([]);
});
