import { expect, test } from 'vitest';
import type { Call } from '#web/context';
import { anApplicationOf, aPartOf } from '#web/test/parts.tsx';
import { namesInAnswer } from './names-in-answer.ts';
import { unpacked } from './packed-parts.ts';
import { readAutoparts } from './read-autoparts.ts';

const vehicle = { id: 12, name: 'Gol', engine: '1.6', yearRange: '2008-2012', brandId: 5, brandName: 'VW' };
const usual = { order: 'REL', page: 1 } as const;
const resultFilters = [
  { key: 'vehicleBrandId', items: [{ id: '5', name: 'VW', count: 3 }] },
  { key: 'brandId', items: [{ id: '9', name: 'Valeo', count: 3 }] },
  { key: 'partBrandId', items: [{ id: '9', name: 'Valeo', count: 2 }] },
];

/** Answers to a visitor's calls. */
const call = (async (path: string, { filters }: { filters?: { vehicleId?: number } }) => {
  if (path === 'brand/list') return { data: [{ id: 9, name: 'Valeo' }] };
  const isSeen = filters?.vehicleId === vehicle.id;
  return { data: [], matches: [], resultCount: 0, resultFilters, vehicle: isSeen ? vehicle : null };
}) as unknown as Call;

test.each([
  ['a vehicle', { v: 13 }],
  ['a brand', { b: '8' }],
  ['a brand of vehicles', { vb: '8' }],
  ['a brand of parts', { pb: '8' }],
  ['a brand of vehicles, as one of parts,', { pb: '5' }],
])('%s that a visitor may not see is left to the browser to ask for', async (_what, chosen) => {
  const choice = { ...chosen, ...usual };
  const read = await readAutoparts(call, choice, { size: 20, origin: 'https://a.uy', facts: [] });
  expect(read).toMatchObject({ kind: 'notFound', choice, input: { rowIndex: 0, rowsMax: 20 } });
});

test('what a visitor may see is listed', async () => {
  for (const chosen of [{ v: 12 }, { b: '9' }, { b: '5' }, { vb: '5' }, { pb: '9' }])
    expect(
      (await readAutoparts(call, { ...chosen, ...usual }, { size: 20, origin: 'https://a.uy', facts: [] })).kind,
    ).toBe('autoparts');
});

test('a brand of vehicles is called by its name in the heading, also where nothing is found', async () => {
  const nothingFound = (async (path: 'autopart/filter', input: Parameters<typeof call<'autopart/filter'>>[1]) => ({
    ...(await call(path, input)),
    ...(input.filters?.vehicleBrandId && { resultFilters: [] }),
  })) as unknown as Call;
  expect(
    await readAutoparts(nothingFound, { vb: '5', ...usual }, { size: 20, origin: 'https://a.uy', facts: [] }),
  ).toMatchObject({
    title: 'Autopartes para VW',
  });
});

test('who is signed in is shown the list where his answer knows all that is chosen', () => {
  const known = namesInAnswer({ v: 12, b: '5', pb: '9', vb: '5', ...usual }, null, { vehicle, resultFilters });
  expect(known).toEqual({ brand: 'VW', partBrand: 'Valeo', vehicleBrand: 'VW', category: null, vehicle });
  expect(namesInAnswer({ b: '5', ...usual }, null, { vehicle: null, resultFilters })?.brand).toBe('VW');
  expect(namesInAnswer({ v: 12, ...usual }, null, { vehicle: null, resultFilters })).toBeUndefined();
  for (const chosen of [{ b: '8' }, { vb: '8' }, { pb: '5' }])
    expect(namesInAnswer({ ...chosen, ...usual }, null, { vehicle: null, resultFilters })).toBeUndefined();
});

test('the page names each field of its parts and choices once, and reads all of them again', async () => {
  const parts = ['A', 'B'].map((code) =>
    aPartOf({ code, description: 'Se prueba.', applications: [anApplicationOf('Gol'), anApplicationOf('Fox')] }),
  );
  const several = (async (path: 'autopart/filter', input: Parameters<typeof call<'autopart/filter'>>[1]) => ({
    ...(await call(path, input)),
    data: parts,
  })) as unknown as Call;
  const read = await readAutoparts(several, usual, { size: 20, origin: 'https://a.uy', facts: [] });
  if (read.kind !== 'autoparts') throw new Error(read.kind);
  const text = JSON.stringify(read.found);
  for (const field of ['family', 'yearRange', 'branches', 'items']) expect(text.split(`"${field}"`)).toHaveLength(2);
  expect(text).not.toContain('Se prueba');
  const { data, resultFilters: choices } = unpacked(read.found);
  expect(data).toMatchObject(parts.map(({ code, applications }) => ({ code, applications })));
  expect(choices).toEqual(resultFilters);
});
