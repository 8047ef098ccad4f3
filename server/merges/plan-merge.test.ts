import { describe, expect, test } from 'vitest';
import { companyReferences, owner } from '#server/merges/company-references';
import { defaultAfterUndo, planMerge } from '#server/merges/plan-merge';
import { type Item, unitingOf, type Value } from '#server/merges/reference';

const pair = { survivorId: 1, mergedId: 2, owner };
let ids = 0;
const item = (row: Record<string, Value>, isDefault = false): Item => ({ row: { id: (ids += 1), ...row }, isDefault });

/** Plans rows of one reference alone. */
const plan = (table: string, items: Item[], column = owner) => {
  const found = unitingOf(companyReferences).map((one) => (one.table === table && one.column === column ? items : []));
  return planMerge(companyReferences, found, pair);
};
const phone = (of: number, text: string, observation: string | null = null, isDefault = false) =>
  item({ company_id: of, phone: text, observation, type: 'WOR' }, isDefault);

describe('phones', () => {
  test('one number in two spellings is one, with the observations of both', () => {
    const [own, other] = [phone(1, '099 123 456', 'de 9 a 18'), phone(2, '+598 99 123 456', 'Ana')];
    const joined = { ...own.row, observation: 'de 9 a 18 · Ana' };
    expect(plan('phone', [own, other]).rows).toEqual([
      { table: 'phone', before: other.row, after: null, unitedWith: own.row.id },
      { table: 'phone', before: own.row, after: joined },
    ]);
  });

  test('an observation that the survivor has already changes nothing of it', () => {
    const items = [phone(1, '099123456', 'Ana, de 9 a 18'), phone(2, '099 123 456', 'de 9 a 18'), phone(2, '99123456')];
    expect(plan('phone', items).rows.map(({ after }) => after)).toEqual([null, items[0]?.row, null]);
  });

  test('two observations that are too long for one leave both rows', () => {
    const items = [phone(1, '099 123 456', 'a'.repeat(120)), phone(2, '099 123 456', 'b'.repeat(120))];
    expect(plan('phone', items).rows).toMatchObject([{ after: { company_id: 1, observation: 'b'.repeat(120) } }]);
  });

  test('the number of who goes stands there once, too', () => {
    const [one, two] = [phone(2, '2901 2345', 'caja'), phone(2, '29012345', 'taller')];
    expect(plan('phone', [one, two]).rows).toMatchObject([
      { before: one.row, after: { company_id: 1, observation: 'caja · taller' } },
      { before: two.row, after: null },
    ]);
  });
});

test('addresses are compared whole, and none takes a part of another', () => {
  const rivera = { address: 'Rivera 1', city_id: 1, state_id: 1 };
  const own = item({ company_id: 1, ...rivera, observation: null });
  const items = [own, item({ company_id: 2, ...rivera, observation: 'timbre 2' })];
  const equal = item({ company_id: 2, ...rivera, observation: null });
  expect(plan('address', [...items, equal]).rows).toMatchObject([
    { after: { company_id: 1, observation: 'timbre 2' } },
    { after: null, unitedWith: own.row.id },
    { before: own.row, after: own.row },
  ]);
});

test('of an address the place that the shop found says nothing, one that somebody placed does', () => {
  const rivera = {
    address: 'Rivera 1',
    city_id: 1,
    state_id: 1,
    geolocation: null,
    located_for: null,
    located_as: null,
  };
  const place = { geolocation: '-34.90000, -56.20000', located_for: 'Rivera 1, Montevideo' };
  const own = item({ company_id: 1, ...rivera });
  const found = item({ company_id: 2, ...rivera, ...place, located_as: place.geolocation });
  const placed = item({ company_id: 2, ...rivera, ...place });
  expect(plan('address', [own, found, placed]).rows).toMatchObject([
    { after: null, unitedWith: own.row.id },
    { before: own.row, after: own.row },
    { before: placed.row, after: { company_id: 1 } },
  ]);
});

test('who sold for the company that goes only buys for the survivor, and who is there keeps his position', () => {
  const own = item({ company_id: 1, person_id: 7, position: 'SEL' });
  const items = [own, item({ company_id: 2, person_id: 7, position: 'COM' })];
  const moving = [
    item({ company_id: 2, person_id: 8, position: 'SEL' }),
    item({ company_id: 2, person_id: 9, position: 'COM' }),
  ];
  expect(plan('employee', [...items, ...moving]).rows).toMatchObject([
    { before: { person_id: 7 }, after: null, unitedWith: own.row.id },
    { before: own.row, after: own.row },
    { before: { person_id: 8, position: 'SEL' }, after: { company_id: 1, position: 'COM' } },
    { before: { person_id: 9 }, after: { company_id: 1, position: 'COM' } },
  ]);
});

test('no company becomes its own client', () => {
  const ofSurvivor = item({ company_id: 2, of_company_id: 1 });
  const others = item({ company_id: 2, of_company_id: 5 });
  expect(plan('company_client_of', [ofSurvivor, others]).rows).toMatchObject([
    { before: ofSurvivor.row, after: null },
    { before: others.row, after: { company_id: 1, of_company_id: 5 } },
  ]);
  const ofMerged = item({ company_id: 1, of_company_id: 2 });
  const [there, again] = [item({ company_id: 6, of_company_id: 1 }), item({ company_id: 6, of_company_id: 2 }, true)];
  const { rows, defaults } = plan('company_client_of', [ofMerged, there, again], 'of_company_id');
  expect(rows).toMatchObject([
    { before: ofMerged.row, after: null },
    { before: again.row, after: null, unitedWith: there.row.id },
    { before: there.row, after: there.row },
  ]);
  // The client's own list keeps a default.
  expect(defaults).toMatchObject([{ owner: 6, before: again.row.id, after: there.row.id }]);
});

describe('the default of a list', () => {
  const defaultsOf = (items: Item[]) => plan('phone', items).defaults[0]?.after;
  test('is the survivor’s where it had one', () => {
    const own = phone(1, '2901 0001', null, true);
    expect(defaultsOf([own, phone(1, '2901 0002'), phone(2, '2901 0003', null, true)])).toBe(own.row.id);
  });
  test('is the other’s where the survivor had none, and its equal row where that goes', () => {
    const other = phone(2, '2901 0003', null, true);
    expect(defaultsOf([phone(2, '2901 0002'), other])).toBe(other.row.id);
    const own = phone(1, '2901 0003');
    expect(defaultsOf([phone(1, '2901 0001'), own, phone(2, '29010003', null, true)])).toBe(own.row.id);
  });
  test('is the oldest row where nobody had one; of a list that nothing comes to nothing changes', () => {
    const own = phone(1, '2901 0001');
    expect(defaultsOf([own, phone(2, '2901 0002')])).toBe(own.row.id);
    expect(plan('phone', [own]).defaults).toEqual([]);
  });
});

test.each([
  ['as the merge left it, it is the one of before', { before: 1, after: 1 }, 1, [1, 4], 1],
  ['one that was chosen later stays', { before: 1, after: 1 }, 4, [1, 4], 4],
  ['one that went back to the other company is no longer it', { before: 1, after: 1 }, 3, [1, 4], 1],
  ['of an empty list there is none', { before: null, after: 3, size: 0 }, 3, [], null],
  ['a list that was empty gets one of what came later', { before: null, after: 3, size: 0 }, 3, [5, 4], 4],
  ['a list without a default stays without', { before: null, after: 1, size: 2 }, 1, [1, 2], null],
])('after an undo: %s', (_, change, now, left, expected) => {
  expect(defaultAfterUndo({ table: 'phone', owner: 1, size: 1, ...change }, now, left)).toBe(expected);
});
