import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSettings } from './settings.ts';

test('an administrator finds a branch by its address, sees it on the map, and leaves it', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await page.route(/tile/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await signInAs(page, { email: 'admin@demo.uy', password: 'demo-2026' });
  await openSettings(page, 'sucursales');
  const address = page.getByRole('textbox', { name: 'Dirección: Sucursales 1' });
  const place = page.getByRole('textbox', { name: 'Posición: Sucursales 1' });
  const before = await place.inputValue();
  const search = page.getByRole('button', { name: 'Buscar en el mapa: Sucursales 1' });

  await address.fill('Calle que no hay 1');
  await expect(page.getByText('La dirección cambió y la posición es la de antes')).toBeVisible();
  await search.click();
  await expect(page.getByText('No encontramos esa dirección en el mapa.')).toBeVisible();
  await expect(place).toHaveValue(before);

  await address.fill('Rincón 500');
  await search.click();
  await expect(page.getByText('Encontramos «Rincón 500, Montevideo, Uruguay» (© OpenStreetMap).')).toBeVisible();
  await expect(place).toHaveValue('-34.90701, -56.20305');
  await expect(page.getByRole('region', { name: 'Mapa de Sucursales 1' })).toBeVisible();
  await expectAccessible(page);
  // All that was asked of another host are the map's pictures.
  expect(problems.splice(0).filter((problem) => !/^host: https:\/\/[^/]*tile/.test(problem))).toEqual([]);
});
