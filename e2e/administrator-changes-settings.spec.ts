import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

const administrator = { email: 'admin@demo.uy', password: 'demo-2026' };

const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Guardado: ya rige en la tienda')).toBeVisible();
};

test('an administrator changes settings, the shop shows it at once, and takes them back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Configuración' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await expect(page.getByText('Hasta cuántas unidades en total se anuncian como las últimas.')).toBeVisible();
  await expectAccessible(page);

  const days = page.getByRole('textbox', { name: 'Días para depositar' });
  await days.fill('0');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await expect(page.getByText('Ingresá un número desde 1')).toBeVisible();
  await expect(days).toBeFocused();
  await page.getByRole('button', { name: 'Volver al valor inicial: Días para depositar' }).click();

  const pickup = page.getByRole('textbox', { name: 'Nombre: Formas de envío 1' });
  await pickup.fill('Retiro en el mostrador');
  await save(page);
  const options = await page.request.post('/rest/order/options', { data: {} });
  expect(await options.text()).toContain('Retiro en el mostrador');

  await page.getByRole('button', { name: 'Volver al valor inicial: Formas de envío' }).click();
  await save(page);
  await expect(page.getByRole('button', { name: /^Volver al valor inicial: Formas de envío/ })).toHaveCount(0);
  expect(await (await page.request.post('/rest/order/options', { data: {} })).text()).not.toContain('mostrador');
});

test('an administrator gives a branch other hours, which the shop shows at once, and takes them back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes');
  const hours = page.getByRole('textbox', { name: 'Horario: Sucursales 2' });
  await expect(hours).toHaveValue(/^Lunes a viernes/);
  const place = page.getByRole('textbox', { name: 'Posición: Sucursales 2' });
  const before = await place.inputValue();
  await place.fill('acá');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ingresá latitud y longitud, como -34.8797, -56.1466')).toBeVisible();
  await place.fill(before);
  await hours.fill('Sábados de 9 a 12');
  await save(page);
  const contact = async () => (await page.request.get('/contacto')).text();
  expect(await contact()).toContain('Sábados de 9 a 12');
  await page.getByRole('button', { name: 'Volver al valor inicial: Sucursales' }).click();
  await expect(hours).toHaveValue(/^Lunes a viernes/);
  await save(page);
  expect(await contact()).not.toContain('Sábados de 9 a 12');
});

test('a seller finds no settings there', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion?parte=ajustes');
  await expect(page.getByRole('tab', { name: 'Banners de inicio' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ajustes' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar ajustes' })).toHaveCount(0);
  expect(asked).not.toContain('/rest/setting/find');
});
