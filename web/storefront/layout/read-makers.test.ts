import { describe, expect, test } from 'vitest';
import type { Call } from '#web/context';
import { readMakers } from './read-makers.ts';

const makers = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `${name} ${count - at}`, count: count - at }));

/** Answers with so many makers of a kind, those with most first. */
const answering = (of: { brands?: number; vehicles?: number; parts?: number }) =>
  (async (path: string) =>
    path === 'brand/list'
      ? { data: makers(of.brands ?? 0, 'Marca').map(({ id, name }) => ({ id: Number(id), name, logo: null })) }
      : {
          resultFilters: [
            { key: 'brandId', items: makers(30, 'Las dos cosas') },
            { key: 'vehicleBrandId', items: makers(of.vehicles ?? 0, 'Auto') },
            { key: 'partBrandId', items: makers(of.parts ?? 0, 'Repuesto') },
          ],
        }) as unknown as Call;

describe('the makers of the menu', () => {
  test('of parts stand apart from those of vehicles, each with the list of its own filter', async () => {
    expect(await readMakers(answering({ vehicles: 2, parts: 1 }), 'autoparts')).toEqual([
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
    const [vehicles, parts] = await readMakers(answering({ vehicles: 18, parts: 19 }), 'autoparts');
    expect([vehicles?.items.length, vehicles?.all]).toEqual([18, undefined]);
    expect([parts?.items.length, parts?.all]).toEqual([18, { to: '/productos?search=#filtro-pb', count: 19 }]);
    expect(parts?.items.map(({ name }) => name)).not.toContain('Repuesto 1');
    const [brands] = await readMakers(answering({ brands: 40 }), 'products');
    expect([brands?.title, brands?.items.length, brands?.items[0]?.to, brands?.all]).toEqual([
      ...['Marcas', 18, '/productos?b=18'],
      { to: '/productos#marcas', count: 40 },
    ]);
  });

  test('are left out where there are none', async () => {
    expect(await readMakers(answering({}), 'products')).toEqual([]);
    expect((await readMakers(answering({ vehicles: 1 }), 'autoparts')).map(({ title }) => title)).toEqual([
      'Marcas de vehículos',
    ]);
  });
});
