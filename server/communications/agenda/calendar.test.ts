import { parseICS, type VEvent } from 'node-ical';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sites } from '#sites/all';
import { calendarText, type Entry } from './calendar.ts';

const ctx = { origin: 'https://tienda.test', site: sites.RTC };
const anEntry = (given: Partial<Entry> = {}): Entry => ({
  id: 7,
  type: 'PHO',
  subject: 'Cotización',
  lastEvent: 'SCH',
  newDate: new Date('2026-12-01T02:45:00Z'),
  changedAt: new Date('2026-11-20T15:00:00.123Z'),
  moves: 0,
  ...given,
});
const textOf = (...given: Partial<Entry>[]) => calendarText(ctx, given.map(anEntry));
const read = (text: string) => Object.values(parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');

afterEach(() => void vi.unstubAllEnvs());

test('an entry is one event of half an hour, with its own id, number of moves and last change', () => {
  const text = textOf({ moves: 2 });
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//tienda.test//agenda//ES',
    'METHOD:PUBLISH',
    'NAME:Agenda de RTC',
    'X-WR-CALNAME:Agenda de RTC',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:communication-7@tienda.test',
    'SEQUENCE:2',
    'DTSTAMP:20261120T150000Z',
    'DTSTART:20261201T024500Z',
    'DTEND:20261201T031500Z',
    'SUMMARY:Llamada: Cotización',
    'URL;VALUE=URI:https://tienda.test/gestion/agenda?abrir=7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(read(text)).toMatchObject([
    {
      uid: 'communication-7@tienda.test',
      sequence: 2,
      summary: 'Llamada: Cotización',
      start: new Date('2026-12-01T02:45:00Z'),
      end: new Date('2026-12-01T03:15:00Z'),
      dtstamp: new Date('2026-11-20T15:00:00Z'),
      url: { val: 'https://tienda.test/gestion/agenda?abrir=7' },
    },
  ]);
});

test('one that is done says so; an empty agenda is a calendar too', () => {
  expect(read(textOf({ lastEvent: 'DON', type: 'VIS' }))).toMatchObject([{ summary: '✓ Visita: Cotización' }]);
  expect(read(textOf())).toEqual([]);
  expect(textOf()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
});

test.each(['UTC', 'America/Montevideo', 'America/Los_Angeles', 'Europe/Madrid', 'Pacific/Auckland'])(
  'a server in %s writes the same, in UTC',
  (zone) => {
    const entries = ['2026-03-29T01:30:00Z', '2026-12-31T23:59:59Z', '2028-02-29T03:00:00Z', '2014-12-15T12:00:00Z'];
    const given = entries.map((at, id) => ({ id, newDate: new Date(at) }));
    const text = textOf(...given);
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(textOf(...given)).toBe(text);
    expect(text).not.toContain('TZID');
    const times = text.split('\r\n').filter((line) => line.startsWith('DT'));
    expect(times).toHaveLength(3 * entries.length);
    expect(times.filter((line) => !/^DT(STAMP|START|END):\d{8}T\d{6}Z$/.test(line))).toEqual([]);
    expect(read(text).map(({ start }) => start.toISOString().replace('.000', ''))).toEqual(entries);
  },
);

describe('a subject', () => {
  const before = 'SUMMARY:Llamada: '.length;
  const places = [70, 71, 72, 73, 74, 75, 76, 77];
  test.each(['ñ', 'á', '€', '🚗'])('with %s at the end of a line is folded by bytes', (letter) => {
    for (const place of places) {
      const subject = `${'a'.repeat(place - before)}${letter}${letter}${'b'.repeat(80)}`;
      const text = textOf({ subject });
      for (const line of text.split('\r\n')) {
        expect([place, line.isWellFormed(), Buffer.byteLength(line) <= 75]).toEqual([place, true, true]);
      }
      expect(read(text)).toMatchObject([{ summary: `Llamada: ${subject}` }]);
    }
  });

  test.each([
    ['a\rb', String.raw`a\nb`],
    ['a\nb', String.raw`a\nb`],
    ['a\r\nb', String.raw`a\nb`],
    ['a; b, c', String.raw`a\; b\, c`],
    [String.raw`C:\Datos`, String.raw`C:\\Datos`],
    ['a\r\nBEGIN:VALARM\r\nTRIGGER:-PT1M\r\nEND:VALARM', String.raw`a\nBEGIN:VALARM\nTRIGGER:-PT1M\nEND:VALARM`],
    ['a\rEND:VEVENT\rBEGIN:VEVENT\rATTENDEE:mailto:x@ejemplo.uy', undefined],
  ])('%j adds nothing to the calendar and reads back the same', (subject, written) => {
    const text = textOf({ subject });
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    if (written) expect(unfolded).toContain(`SUMMARY:Llamada: ${written}`);
    expect(text).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
    expect(unfolded.filter((line) => /^(BEGIN|END|ATTENDEE|TRIGGER)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    expect(read(text)).toMatchObject([{ summary: `Llamada: ${subject.replaceAll(/\r\n?/g, '\n')}` }]);
  });
});

test('nor does the name of a site', () => {
  const site = { ...sites.RTC, name: 'Uno, dos; tres\r\nBEGIN:VEVENT' };
  const text = calendarText({ ...ctx, site }, []);
  expect(text).toContain(String.raw`X-WR-CALNAME:Agenda de Uno\, dos\; tres\nBEGIN:VEVENT`);
  expect(text.split('\r\n')).not.toContain('BEGIN:VEVENT');
});
