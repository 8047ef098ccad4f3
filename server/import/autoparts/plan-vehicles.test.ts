import { expect, test } from 'vitest';
import type { StoredVehicle } from '#server/autoparts/vehicle-names';
import { planVehicles, type VehicleRow } from './plan-vehicles.ts';

const stored = (id: number, model: string, externalId: string | null = null): StoredVehicle => ({
  id,
  brandId: 1,
  model,
  engine: '',
  from: null,
  to: null,
  externalId,
  externalSource: externalId === null ? null : 'v.example',
});
const row = (at: number, model: string, externalId?: string): VehicleRow => ({
  row: at,
  brand: 'Fiat',
  brandId: 1,
  model,
  engine: '',
  from: null,
  to: null,
  external: externalId === undefined ? undefined : { source: 'v.example', id: externalId },
});
const plan = (rows: VehicleRow[], all: StoredVehicle[]) => {
  const { units, wrong, unchanged } = planVehicles(rows, all);
  return {
    units: units.map(
      ({ vehicle, outcome, isMoved }) => `${vehicle.row} ${outcome}${isMoved ? ' by another name' : ''}`,
    ),
    wrong: wrong.map((one) => one.row),
    unchanged,
  };
};

test('vehicles of one file may give each other their names, and one that is new takes a name that is given up', () => {
  expect(plan([row(2, 'B', '1'), row(3, 'A', '2')], [stored(1, 'A', '1'), stored(2, 'B', '2')])).toEqual({
    units: ['2 changed by another name', '3 changed by another name'],
    wrong: [],
    unchanged: 0,
  });
  expect(plan([row(2, 'B', '1'), row(3, 'A')], [stored(1, 'A', '1')])).toEqual({
    units: ['2 changed by another name', '3 created'],
    wrong: [],
    unchanged: 0,
  });
});

test('a row that is left out gives up no name', () => {
  const all = [stored(1, 'A', '1'), stored(2, 'B')];
  // Row 2 cannot be called B, so A is still the name of its vehicle: row 3 is that one, and nothing new.
  expect(plan([row(2, 'B', '1'), row(3, 'A')], all)).toEqual({ units: [], wrong: [2], unchanged: 1 });
});

test('what stands twice is wrong wherever it stands, by name or by external key', () => {
  expect(plan([row(2, 'A'), row(3, 'a'), row(4, 'C')], [])).toEqual({
    units: ['4 created'],
    wrong: [3, 2],
    unchanged: 0,
  });
  expect(plan([row(2, 'A', '1'), row(3, 'B', '1')], [stored(1, 'A', '1')])).toMatchObject({ units: [], wrong: [3, 2] });
  expect(plan([row(2, 'A', '1'), row(3, 'A')], [stored(1, 'A', '1')])).toMatchObject({ units: [], wrong: [3, 2] });
});

test('names that only case tells apart are one, unless both are there already', () => {
  const all = [stored(1, 'Gol'), stored(2, 'GOL')];
  expect(plan([row(2, 'Gol'), row(3, 'GOL')], all)).toEqual({ units: [], wrong: [], unchanged: 2 });
  expect(plan([row(2, 'gol')], all)).toEqual({ units: [], wrong: [], unchanged: 1 });
  expect(plan([row(2, 'gol', '7')], all)).toEqual({ units: ['2 changed'], wrong: [], unchanged: 0 });
});

test('a column of external keys that slipped by one is told as wrong without looking at the file a thousand times', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Modelo ${at}`);
  let looks = 0;
  /** Counts each look at a field. */
  const counted = <T extends object>(one: T) =>
    new Proxy(one, {
      get: (target, field) => {
        looks += 1;
        return Reflect.get(target, field);
      },
    });
  const all = names.map((model, at) => counted(stored(at, model, `${at}`)));
  const slipped = names.map((model, at) => counted(row(at + 2, model, at < 999 ? `${at + 1}` : undefined)));
  const { units, wrong } = plan(slipped, all);
  expect({ units, wrong: wrong.length }).toEqual({ units: [], wrong: 999 });
  // 500 today, however many the rows: a loop inside a loop adds as many.
  expect(looks / slipped.length).toBeLessThan(700);
});
