import { describe, expect, test } from 'vitest';
import type { Call } from '#web/context';
import { readMakers } from './read-makers.ts';

/** So many makers, those with most first: the last of the alphabet. */
const makers = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `${name} ${count - at}`, count: count - at }));

const answering = (of: { brands?: number; vehicles?: number; parts?: number }) =>
  (async (path: string) =>
    path === 'brand/count' && {
      data: [
        { key: 'brandId', items: makers(of.brands ?? 0, 'Marca') },
        { key: 'partBrandId', items: makers(of.parts ?? 0, 'Repuesto') },
        { key: 'vehicleBrandId', items: makers(of.vehicles ?? 0, 'Auto') },
      ],
    }) as unknown as Call;

describe('the makers of the menu', () => {
  test('of parts stand apart from those of vehicles, each with the list of its own filter', async () => {
    expect(await readMakers(answering({ vehicles: 2, parts: 1 }), 'autoparts', true)).toEqual([
      {
        title: 'Marcas de vehículos',
        items: [
          { name: 'Auto 1', to: '/productos?vb=2' },
          { name: 'Auto 2', to: '/productos?vb=1' },
        ],
      },
      { title: 'Marcas de repuestos', items: [{ name: 'Repuesto 1', to: '/productos?pb=1' }] },
    ]);
  });

  test('are those with most to see, and say where all are, once there are more than fit', async () => {
    const [vehicles, parts] = await readMakers(answering({ vehicles: 18, parts: 19 }), 'autoparts', true);
    expect([vehicles?.items.length, vehicles?.all]).toEqual([18, undefined]);
    expect([parts?.items.length, parts?.all]).toEqual([18, { to: '/productos?search=#filtro-pb', count: 19 }]);
    expect(parts?.items.map(({ name }) => name)).not.toContain('Repuesto 1');
    const [brands, ...others] = await readMakers(answering({ brands: 40 }), 'products', false);
    expect(others).toEqual([]);
    expect([brands?.title, brands?.items.length, brands?.items[0], brands?.all]).toEqual([
      'Marcas',
      18,
      { name: 'Marca 23', to: '/productos?b=18' },
      { to: '/productos#marcas', count: 40 },
    ]);
  });

  test('lead to no filter where lists have none', async () => {
    const [, parts] = await readMakers(answering({ vehicles: 1, parts: 19 }), 'autoparts', false);
    expect([parts?.items.length, parts?.all]).toEqual([18, undefined]);
  });

  test('are left out where there are none', async () => {
    expect(await readMakers(answering({}), 'products', true)).toEqual([]);
    expect((await readMakers(answering({ vehicles: 1 }), 'autoparts', true)).map(({ title }) => title)).toEqual([
      'Marcas de vehículos',
    ]);
  });
});
