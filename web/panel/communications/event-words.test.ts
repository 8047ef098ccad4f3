import { expect, test } from 'vitest';
import { eventText, isOverdue, stateOf, subjectText } from './event-words.ts';

const now = Date.parse('2026-11-27T13:00:00Z');
const [before, after] = ['2026-11-27T12:59:59Z', '2026-11-27T13:00:01Z'];

test.each([
  ['SCH', before, 'Vencida', 'red', true],
  ['RSC', before, 'Vencida', 'red', true],
  ['SCH', after, 'Agendada', 'blue', false],
  ['RSC', after, 'Reagendada', 'blue', false],
  ['SCH', '2026-11-27T13:00:00Z', 'Agendada', 'blue', false],
  ['DON', before, 'Hecha', 'green', false],
  ['CAN', before, 'Cancelada', 'gray', false],
] as const)('%s at %s is %s', (lastEvent, newDate, word, colour, isLate) => {
  expect(stateOf({ lastEvent, newDate }, now)).toMatchObject({ word, colour });
  expect(isOverdue({ lastEvent, newDate }, now)).toBe(isLate);
});

test('a subject that was erased says so', () => {
  expect([subjectText({ subject: 'Visita' }), subjectText({ subject: '' })]).toEqual([
    'Visita',
    'Datos borrados a pedido',
  ]);
});

test.each([
  ['SCH', 'Agendada para el 27/11/2026 a las 10:00'],
  ['RSC', 'Reagendada para el 27/11/2026 a las 10:00'],
  ['DON', 'Hecha el 27/11/2026 a las 10:00'],
  ['CAN', 'Cancelada el 27/11/2026 a las 10:00'],
] as const)('%s is told with its date in Montevideo', (type, text) => {
  expect(eventText({ type, newDate: '2026-11-27T13:00:00Z' })).toBe(text);
});
