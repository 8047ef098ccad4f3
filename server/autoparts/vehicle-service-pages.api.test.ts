import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { visitorPage } from '#server/test/visitor-page';
import { sites } from '#sites/all';
import { loader } from '#web/storefront/products/products-page.tsx';

let service: Server;
let hasFailed = false;
let shop: TestShop;
let brandId: number;
let url: string;

beforeAll(async () => {
  service = createServer((_, response) => {
    const named = { VehicleId: 77, VehicleName: 'Gol', VehicleYearRange: '', VehicleEngine: '', BrandName: 'VW' };
    response.writeHead(hasFailed ? 500 : 200).end(JSON.stringify([named]));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const source = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  url = `http://${source}/`;
  shop = await testShop({ site: 'NAM' });
  const vehicle = await aVehicle(shop, { external: { source, id: '77' } });
  brandId = vehicle.brandId;
  await aFamily(shop, { fitments: [{ vehicleId: vehicle.id }] });
});
afterAll(() => {
  service.close();
});

test('a page asks for all its visitors, so no number of lookups shuts the advanced search', async () => {
  await setSetting(shop, 'vehicleService', url);
  const ofAPage = shop.visitorCall(sites.NAM);
  for (let at = 0; at < 121; at++)
    expect((await ofAPage('vehicle/filter', { brandId, categoryId: 301 })).data).toHaveLength(1);
  expect((await shop.call('vehicle/filter', { brandId, categoryId: 301 })).status).toBe(200);
});

test('a page with its vehicles is kept for ten minutes, and not at all where it fails', async () => {
  const path = `/productos?rubro=2.301&marca=${brandId}`;
  const shown = async () => {
    const holds: number[] = [];
    const { loaded } = await visitorPage(shop, 'NAM', loader, { path, holdsFor: (most) => holds.push(most) });
    if (!loaded || !('vehicles' in loaded)) throw new Error(`No advanced search at ${path}.`);
    return { names: loaded.vehicles.map(({ name }) => name), least: Math.min(...holds) };
  };
  await setSetting(shop, 'vehicleService', url);
  hasFailed = true;
  expect(await shown()).toEqual({ names: [], least: 0 });
  hasFailed = false;
  expect(await shown()).toEqual({ names: ['Gol'], least: 600 });
  await setSetting(shop, 'vehicleService', null);
  expect((await shown()).least).toBe(Number.POSITIVE_INFINITY);
});
