import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product } from '#contract/catalogue.names';
import { callNames } from '#contract/names';
import { order } from '#contract/orders.names';
import { person } from '#contract/people.names';
import type { Entity } from '#contract/plain/entity';
import { answerToPlain, answerToWire, requestToPlain, requestToWire, toPlain, toWire } from '#contract/wire';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const centsValue = fc.oneof(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constant(null));

/** Any value of an entity: some of its fields, children to a depth. */
const valueOf = (entity: Entity, depth = 2): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(entity).flatMap(([name, field]): [string, fc.Arbitrary<unknown>][] => {
        if (typeof field === 'string') return [[name, leaf]];
        if (field.is === 'money') return [[name, centsValue]];
        if (!field.of || depth === 0) return [];
        return [[name, fc.array(valueOf(field.of, depth - 1), { maxLength: 3 })]];
      }),
    ),
    { requiredKeys: [] },
  );

const entities = new Map<Entity, string>();
for (const [path, { in: given = {}, out = {} }] of Object.entries(callNames))
  for (const entity of [...Object.values(given), ...Object.values(out)]) entities.set(entity, path);

describe('the table of wire names', () => {
  test.each([...entities].map(([entity, path]) => [path, entity] as const))(
    'of %s has no wire name twice',
    (_, entity) => {
      const wire = Object.values(entity).map((field) => (typeof field === 'string' ? field : field.wire));
      expect(new Set(wire).size).toBe(wire.length);
    },
  );

  test.each([...entities].map(([entity, path]) => [path, entity] as const))(
    'of %s is inverse both ways',
    (_, entity) => {
      fc.assert(
        fc.property(valueOf(entity), (plain) => {
          expect(toPlain(entity, toWire(entity, plain))).toEqual(plain);
        }),
      );
    },
  );

  test('keeps the names that decisions W3 gives', () => {
    const wire = toWire(product, {
      code: 'A',
      price: 1250,
      mLCode: 'M',
      brandId: 1,
      categoryId: '1.2',
      images: [{ id: 1, name: 'n', image: 'i' }],
      specifications: [{ id: 3, key: 'Alto', value: '1', isDefault: true }],
      sales: [{ date: '2026-01-01', quant: 2 }],
    });
    expect(wire).toEqual({
      ProductCode: 'A',
      ProductPrice: 12.5,
      ProductMLCode: 'M',
      BrandId: 1,
      CategoryId: '1.2',
      Images: [{ ImageId: 1, ImageName: 'n', ImageImage: 'i' }],
      Specifications: [{ Id: 3, SpecKey: 'Alto', SpecValue: '1', IsDefault: true }],
      Sales: [{ SaleDate: '2026-01-01', SaleQuant: 2 }],
    });
    expect(
      toWire(order, { number: 7, addressCityName: 'Pando', guid: 'g', totalUYU: 4000, addressZIPCode: '1' }),
    ).toEqual({
      OrderNumber: 7,
      OrderAddressCityName: 'Pando',
      OrderGUID: 'g',
      OrderTotalUYU: 40,
      OrderAddressZIPCode: '1',
    });
    expect(
      toWire(person, { phones: [{ id: 1, phone: '099', type: 'HOM', observation: null, isDefault: true }] }),
    ).toEqual({
      Phones: [{ Id: 1, PePhone: '099', PePhoneType: 'HOM', PePhoneObservation: null, IsDefault: true }],
    });
  });
});

describe('requests', () => {
  test('filters and parms travel as the call table says and come back', () => {
    const list = { filters: { categoryId: '1.2', text: 'placa' }, rowIndex: 0, rowsMax: 18 };
    expect(requestToWire('product/filter', list)).toEqual({
      filters: [
        { FilterKey: 'categoryId', FilterValue: '1.2' },
        { FilterKey: 'text', FilterValue: 'placa' },
      ],
      rowIndex: 0,
      rowsMax: 18,
    });
    expect(requestToPlain('product/filter', requestToWire('product/filter', list))).toEqual(list);

    const update = {
      id: 4,
      parms: { lastName: { value: 'Pérez', before: 'Peres' } },
      phones: [
        { mode: 'INS', phone: '099' },
        { mode: 'DLT', id: 3 },
      ],
    };
    expect(requestToWire('person/update', update)).toEqual({
      id: 4,
      parms: [{ ParmKey: 'PersonLastName', ParmValue: 'Pérez', ParmValue_Z: 'Peres' }],
      phones: [
        { BCMode: 'INS', PePhone: '099' },
        { BCMode: 'DLT', Id: 3 },
      ],
    });
    expect(requestToPlain('person/update', requestToWire('person/update', update))).toEqual(update);
  });

  test('what has not the shape of a list is passed on for the schema to refuse', () => {
    expect(requestToPlain('product/filter', { filters: { text: 'x' } })).toEqual({ filters: [{ text: 'x' }] });
    const twice = [
      { FilterKey: 'text', FilterValue: 'a' },
      { FilterKey: 'text', FilterValue: 'b' },
    ];
    expect(requestToPlain('product/filter', { filters: twice })).toEqual({ filters: twice });
    expect(requestToPlain('product/filter', 7)).toBe(7);
    expect(requestToPlain('product/filter', null)).toBe(null);
  });

  test('every filter survives the way there and back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), leaf), (filters) => {
        const there = requestToWire('product/filter', { filters });
        expect(requestToPlain('product/filter', JSON.parse(JSON.stringify(there)))).toEqual({ filters });
      }),
    );
  });

  test('a name of the prototype is no field', () => {
    const body = JSON.parse('{"order": {"__proto__": {"a": 1}, "constructor": 1, "OrderPhone": "1"}}');
    expect(requestToPlain('order/add', body)).toEqual({ order: { phone: '1' } });
  });
});

test('answers keep what stands beside data', () => {
  const plain = { data: [{ code: 'A' }], resultCount: 1, resultFilters: [{ key: 'brandId', items: [] }] };
  const wire = answerToWire('product/filter', plain);
  expect(wire).toEqual({ ...plain, data: [{ ProductCode: 'A' }] });
  expect(answerToPlain('product/filter', wire)).toEqual(plain);
});
