import { expect, hydrated } from './fixtures.ts';
import { inOwnShop, nameFirm } from './own-shop.ts';

/** A shop of its own whose owner has a key of Google's. */
const test = inOwnShop(async (shop) => {
  await nameFirm(shop);
  await shop.run('setting', 'googleMapsKey', 'una-clave-para-navegadores');
});

/** A stand-in for Google's script: it notes each map and marker. */
const script = `window.maps = []; window.markers = [];
  window.google = { maps: {
    Map: class { constructor(box, options) { window.maps.push(options); box.textContent = 'El mapa'; } },
    Marker: class { constructor({ position, title }) { window.markers.push({ position, title }); } },
  } };
  window.mapsReady();`;

type Shown = {
  maps: { zoom: number; center: { lat: number; lng: number } }[];
  markers: { position: { lat: number; lng: number }; title: string }[];
};

test('with a key the map is Google’s, its markers a second later', async ({ page, problems }) => {
  let asked = '';
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked = route.request().url();
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto('/contacto');
  await hydrated(page);
  expect(asked, 'nothing of it comes before one looks').toBe('');
  const map = page.getByRole('main').getByRole('region', { name: 'Mapa' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText('El mapa');
  const shown = () =>
    page.evaluate(() => {
      const { maps, markers } = window as unknown as Shown;
      return { maps, markers };
    });
  expect((await shown()).markers).toEqual([]);
  expect(new URL(asked).searchParams.get('key')).toBe('una-clave-para-navegadores');
  await expect.poll(async () => (await shown()).markers.length).toBe(2);
  const { maps, markers } = await shown();
  expect(maps.map(({ zoom }) => zoom)).toEqual([12]);
  expect(markers.map(({ title }) => title).join()).toContain('Bulevar José Batlle y Ordóñez 2418');
  for (const { position } of markers) expect(Math.abs(position.lat + 34.87)).toBeLessThan(0.3);
  expect(problems.filter((problem) => !problem.startsWith('host: https://maps.googleapis.com/'))).toEqual([]);
  problems.length = 0;
});

test('where Google refuses the key the page says so, and the addresses stay', async ({ page, problems }) => {
  const refusing = `${script} setTimeout(() => window.gm_authFailure(), 50);`;
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: refusing }),
  );
  await page.goto('/contacto');
  await hydrated(page);
  const map = page.getByRole('main').getByRole('region', { name: 'Mapa' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText('No pudimos mostrar el mapa.');
  await expect(page.getByRole('link', { name: 'Cómo llegar' })).toHaveCount(2);
  problems.length = 0;
});
