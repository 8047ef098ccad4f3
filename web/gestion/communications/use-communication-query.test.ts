import { expect, test } from 'vitest';
import { communicationsDue } from '#web/panel/panel-paths';
import { readQuery } from './use-communication-query.ts';

test('an address is read as what the call takes, days as their first and last instant in Montevideo', () => {
  const address = new URLSearchParams({
    t: 'radiador',
    tipo: 'EMA',
    estado: 'OPE',
    autor: '3',
    empresa: '8',
    persona: '9',
    desde: '2026-11-26',
    hasta: '2026-11-30',
  });
  expect(readQuery(address).filters).toEqual({
    text: 'radiador',
    type: 'EMA',
    state: 'OPE',
    creatorPersonId: 3,
    contactCompanyId: 8,
    contactPersonId: 9,
    startDate: '11/26/2026 00:00:00.0',
    endDate: '11/30/2026 23:59:59.9',
  });
});

test.each([
  '',
  'tipo=XXX&estado=toString',
  'empresa=x&persona=-1&autor=1e9',
  'empresa=0&persona=00',
  't=&desde=2026-02-30&hasta=ayer',
])('"%s" asks for nothing', (search) => {
  expect(readQuery(new URLSearchParams(search)).filters).toEqual({});
});

test.each([
  [7, { creatorPersonId: 7 }],
  [undefined, {}],
])('what %s has to do until a day is all that is open, its last instant too', (who, whose) => {
  const { searchParams } = new URL(communicationsDue(who, '2026-11-27'), 'http://tienda.example');
  expect(readQuery(searchParams).filters).toEqual({ state: 'OPE', endDate: '11/27/2026 23:59:59.9', ...whose });
});
