import { expect, test } from 'vitest';
import type { Call } from '#web/context';
import { readPicker } from './read-picker.ts';

const counted = (key: string, ...ids: string[]) => ({ key, items: ids.map((id) => ({ id, name: id, count: 3 })) });

/** Radiators for brand 5, of which there are vehicles, and for 6, which free texts alone name. */
const call = (async (path: string) => {
  if (path === 'category/list')
    return { data: [{ id: '2', name: 'Todo', items: [{ id: '2.301', name: 'R', items: [] }] }] };
  if (path === 'autopart/filter')
    return { resultFilters: [counted('categoryId', '2.301'), counted('vehicleBrandId', '5', '6')] };
  if (path === 'brand/listByCategory') return { data: [{ id: 5, name: '5' }] };
  return { data: [] };
}) as unknown as Call;

test('a brand that no vehicle stands behind is known for one', async () => {
  const read = await readPicker(call, new URLSearchParams({ rubro: '2.301' }), '');
  expect(read.brands.map(({ id }) => id)).toEqual(['5', '6']);
  expect(read.withoutVehicles).toEqual(['6']);
  expect((await readPicker(call, new URLSearchParams(), '')).withoutVehicles).toEqual([]);
});
