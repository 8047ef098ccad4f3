import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { countQueries } from '#server/database/count-queries';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';
import { serverZones, standIn } from '#server/test/in-zone';

type Given = Awaited<ReturnType<typeof communicating>>;
let given: Given;
let lara: Awaited<ReturnType<typeof aSeller>>;
let clinic: number;
let nunez: number;

/** The subjects of all that is there, the newest date first. */
const subjects = ['Agenda', 'Reclamo por filtros', 'Visita al taller', 'Cotización', 'Medianoche', 'Verano'];

beforeAll(async () => {
  given = await communicating();
  const { db } = given.shop.database;
  lara = await aSeller(given.shop, { firstName: 'Lara' });
  clinic = (await aCompany(db, { name: 'Clínica del Radiador', identifier: '214455660018' })).id;
  nunez = (await aPerson(db, { name: 'José', lastName: 'Núñez' })).id;
  const at = (newDate: string) => ({ newDate: new Date(newDate) });
  await given.stored({ subject: 'Agenda', lastEvent: 'SCH', ...at('2026-12-01T13:00:00Z') });
  await given.stored({
    subject: 'Reclamo por filtros',
    message: 'La caja llegó rota',
    type: 'EMA',
    lastEvent: 'RSC',
    contactCompanyId: clinic,
    contactPersonId: nunez,
    ...at('2026-11-25T13:00:00Z'),
  });
  await given.stored({ subject: 'Visita al taller', type: 'VIS', lastEvent: 'CAN', ...at('2026-11-21T03:00:00Z') });
  await given.stored({
    subject: 'Cotización',
    lastEvent: 'DON',
    creatorPersonId: lara.personId,
    contactPersonId: null,
    ...at('2026-11-21T02:59:59.900Z'),
  });
  await given.stored({ subject: 'Medianoche', lastEvent: 'DON', ...at('2026-11-20T03:00:00Z') });
  await given.stored({ subject: 'Verano', lastEvent: 'DON', ...at('2014-12-15T02:00:00Z') });
});

type Filters = Input<'communication/filter'>['filters'];
const list = async (filters: Filters, page: { rowIndex: number; rowsMax: number } = { rowIndex: 0, rowsMax: 20 }) => {
  const answer = await given.shop.call('communication/filter', { filters, ...page }, given.seller.token);
  expect([answer.status, answer.error]).toEqual([200, '']);
  return { found: answer.data?.map(({ subject }) => subject) ?? [], count: answer.resultCount };
};
const found = async (filters: Filters) => {
  const { found: names, count } = await list(filters);
  expect(count).toBe(names.length);
  return names;
};

test('says the phone of the contact person, else of the company', async () => {
  const { db } = given.shop.database;
  const phoneOf = async () => {
    const asked = { filters: { contactPersonId: nunez }, rowIndex: 0, rowsMax: 1 };
    return (await given.shop.call('communication/filter', asked, given.seller.token)).data?.[0]?.contactPhone;
  };
  await db.insertInto('phone').values({ person_id: nunez, phone: '2900 0001' }).execute();
  await db.updateTable('phone').set({ phone: '2900 0002' }).where('company_id', '=', clinic).execute();
  expect(await phoneOf()).toBe('099 123 456');
  await db.updateTable('phone').set({ is_default: false }).where('person_id', '=', nunez).execute();
  expect(await phoneOf()).toBe('099 123 456');
  await db.deleteFrom('phone').where('person_id', '=', nunez).execute();
  expect(await phoneOf()).toBe('2900 0002');
});

test('lists the newest date first, a page at a time, with all events', async () => {
  expect(await found({})).toEqual(subjects);
  expect(await list({}, { rowIndex: 2, rowsMax: 2 })).toEqual({ found: ['Visita al taller', 'Cotización'], count: 6 });
  const { data } = await given.shop.call(
    'communication/filter',
    { filters: { type: 'VIS' }, rowIndex: 0, rowsMax: 20 },
    given.seller.token,
  );
  expect(data).toMatchObject([{ lastEvent: 'CAN', events: [{ type: 'CAN', by: 'Ana Pérez' }] }]);
});

test('a list is three statements, however much it finds', async () => {
  for (const filters of [
    {},
    { text: 'radiador' },
    { state: 'OPE' as const, contactCompanyId: clinic },
    { state: 'CLO' as const, contactCompanyId: clinic },
  ]) {
    const { queries } = await countQueries(() => list(filters));
    expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(3);
  }
});

describe('a filter', () => {
  test('by who talked with whom, how and what became of it', async () => {
    expect(await found({ contactCompanyId: clinic })).toEqual(['Reclamo por filtros']);
    expect(await found({ contactPersonId: nunez })).toEqual(['Reclamo por filtros']);
    expect(await found({ creatorPersonId: lara.personId ?? 0 })).toEqual(['Cotización']);
    expect(await found({ type: 'EMA' })).toEqual(['Reclamo por filtros']);
    // Open communications begin with the oldest.
    expect(await found({ state: 'OPE' })).toEqual(['Reclamo por filtros', 'Agenda']);
    const first = { found: ['Reclamo por filtros'], count: 2 };
    expect(await list({ state: 'OPE' }, { rowIndex: 0, rowsMax: 1 })).toEqual(first);
    // Those that happened begin with the latest.
    const happened = subjects.filter((subject) => !['Reclamo por filtros', 'Agenda'].includes(subject));
    expect(await found({ state: 'CLO' })).toEqual(happened);
    expect(await found({ state: 'SCH' })).toEqual(['Agenda']);
    expect(await found({ state: 'CAN' })).toEqual(['Visita al taller']);
    expect(await found({ state: 'DON', contactCompanyId: clinic })).toEqual([]);
  });

  test('by one’s own company finds those with it, and no private buyer', async () => {
    const { id: own } = await aCompany(given.shop.database.db, { name: 'Zócalo', identifier: '219999990019' });
    const ofOwn = { creatorCompanyId: own, subject: 'Mostrador' };
    const { id: privateId } = await given.stored({ ...ofOwn, contactCompanyId: undefined });
    const { id } = await given.stored({ ...ofOwn, contactCompanyId: own });
    const ids = async (filters: Filters) => {
      const page = { filters, rowIndex: 0, rowsMax: 20 };
      return (await given.shop.call('communication/filter', page, given.seller.token)).data?.map((one) => one.id);
    };
    try {
      expect(await ids({ contactCompanyId: own })).toEqual([id]);
      expect(await ids({ text: 'zócalo' })).toEqual([id]);
      expect(await ids({ text: 'mostrador' })).toEqual([id, privateId]);
    } finally {
      await given.shop.database.db.deleteFrom('communication').where('creator_company_id', '=', own).execute();
    }
  });

  test.each([
    ['RECLAMO', ['Reclamo por filtros']],
    ['cotizacion', ['Cotización']],
    ['caja rota', ['Reclamo por filtros']],
    ['rota caja', ['Reclamo por filtros']],
    ['nunez', ['Reclamo por filtros']],
    ['josé núñez', ['Reclamo por filtros']],
    ['clinica', ['Reclamo por filtros']],
    ['clínica filtros núñez', ['Reclamo por filtros']],
    ['clínica cotización', []],
    ['radiadores cotización', ['Cotización']],
    ['radiador', subjects],
    ['iris taller', ['Visita al taller']],
    ['214455660018', ['Reclamo por filtros']],
    ['la', ['Reclamo por filtros']],
    ['100%', []],
    ['nadie', []],
    ['  ', subjects],
  ] as const)('by the text %j', async (text, expected) => {
    expect(await found({ text })).toEqual(expected);
  });

  test.each(serverZones)('by days, on a server in %s: what is at midnight belongs to one alone', async (zone) => {
    standIn(zone);
    const day = (date: string, next: string) => ({ startDate: `${date} 00:00:00.0`, endDate: `${next} 00:00:00.0` });
    expect(await found(day('11/19/2026', '11/20/2026'))).toEqual([]);
    expect(await found(day('11/20/2026', '11/21/2026'))).toEqual(['Cotización', 'Medianoche']);
    expect(await found(day('11/21/2026', '11/22/2026'))).toEqual(['Visita al taller']);
    expect(await found({ startDate: '11/20/2026 00:00:00.0', endDate: '11/20/2026 23:59:59.9' })).toEqual([
      'Cotización',
      'Medianoche',
    ]);
    expect(await found({ startDate: '11/21/2026 00:00:00.0' })).toEqual([
      'Agenda',
      'Reclamo por filtros',
      'Visita al taller',
    ]);
    // The month's last day ends where the next month's first begins.
    expect(await found(day('11/30/2026', '12/01/2026'))).toEqual([]);
    expect(await found(day('12/01/2026', '12/02/2026'))).toEqual(['Agenda']);
  });

  test.each(serverZones)('by days of December 2014, when clocks were two hours behind UTC, in %s', async (zone) => {
    standIn(zone);
    const day = (date: string, next: string) => ({ startDate: `${date} 00:00:00.0`, endDate: `${next} 00:00:00.0` });
    expect(await found(day('12/14/2014', '12/15/2014'))).toEqual([]);
    expect(await found(day('12/15/2014', '12/16/2014'))).toEqual(['Verano']);
  });
});
