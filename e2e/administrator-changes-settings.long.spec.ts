import type { Page } from '@playwright/test';
import { settings } from '../sites/shared.ts';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSettings } from './settings.ts';
import { seller } from './shopping.ts';
import { expectTold } from './toast.ts';

const administrator = { email: 'admin@demo.uy', password: 'demo-2026' };
const host = new URL(settings.mapTiles ?? '').origin;

const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expectTold(page, 'Guardado: ya rige en la tienda');
};

test('an administrator changes settings, the shop shows it at once, and takes them back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion');
  await expect(page.getByText(/No se hacen solos: quien arranca la tienda/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Configuración' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  const section = async (name: string) =>
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name, exact: true }).click();
  await section('Ventas y precios');
  await expect(page.getByText('Hasta cuántas unidades en total se anuncian como las últimas.')).toBeVisible();
  await expectAccessible(page);

  // Each setting says what it starts with, whether or not that holds.
  const starts = page.getByText(/^Valor inicial/);
  await section('Avanzado');
  await expect(page.getByRole('heading', { level: 2, name: 'Avanzado' })).toBeVisible();
  await expect(starts).toHaveCount(await page.locator('[id^="ajuste-"]').count());
  expect(await starts.count()).toBeGreaterThan(8);
  await section('Pagos');
  await expect(starts.filter({ hasText: `Valor inicial: ${settings.depositDays}` }).first()).toBeVisible();
  const days = page.getByRole('textbox', { name: 'Días para depositar' });
  await days.fill('0');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await expect(page.getByText('Ingresá un número desde 1')).toBeVisible();
  await expect(days).toBeFocused();
  await page.getByRole('button', { name: 'Volver al valor inicial: Días para depositar' }).click();

  await section('Envíos');
  await page.getByText('Valor inicial', { exact: true }).first().click();
  await expect(page.getByText(/Retiro en el local/).first()).toBeVisible();
  const pickup = page.getByRole('textbox', { name: 'Nombre: Formas de envío 1' });
  await pickup.fill('Retiro en el mostrador');
  const sent = 'Llega en 24 h, pidiendo antes de las 15';
  await page.getByRole('textbox', { name: /^Plazo.*: Formas de envío 2$/ }).fill(sent);
  await save(page);
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  const history = page.getByRole('region', { name: 'Historial' });
  await expect(history.getByText('Formas de envío').first()).toBeVisible();
  await expect(history.getByText('Retiro en el mostrador').first()).toBeVisible();
  const options = await page.request.post('/rest/order/options', { data: {} });
  expect(await options.text()).toContain('Retiro en el mostrador');
  expect(await options.text()).toContain(sent);

  await page.getByRole('button', { name: 'Volver al valor inicial: Formas de envío' }).click();
  await save(page);
  await expect(page.getByRole('button', { name: /^Volver al valor inicial: Formas de envío/ })).toHaveCount(0);
  expect(await (await page.request.post('/rest/order/options', { data: {} })).text()).not.toContain('mostrador');
});

test('what is wrong in rows stands at its cell, once: amounts, pesos for a dollar and cities', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await openSettings(page, 'envios');
  const price = page.getByRole('textbox', { name: 'Precio: Formas de envío 2' });
  await price.fill('1.234');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('«1.234» se puede leer de dos maneras')).toHaveCount(1);
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver al valor inicial: Formas de envío' }).click();

  await openSettings(page, 'pagos');
  await page.getByRole('textbox', { name: 'Días para depositar' }).fill('2,5');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('«2,5» no es un número entero')).toHaveCount(1);
  await page.getByRole('button', { name: 'Volver al valor inicial: Días para depositar' }).click();

  await openSettings(page, 'ventas');
  const pesos = page.getByRole('textbox', { name: 'Pesos por dólar: Cotización 1' });
  const rate = await pesos.inputValue();
  await pesos.fill('4.123');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('«4.123» se puede leer de dos maneras')).toHaveCount(1);
  await expect(pesos).toBeFocused();
  await pesos.fill(rate);

  await openSettings(page, 'sucursales');
  // A branch is in a city of the list: the department first, which brings its seat.
  const state = page.getByRole('combobox', { name: 'Departamento: Sucursales 2' });
  const city = page.getByRole('combobox', { name: 'Ciudad: Sucursales 2' });
  const choose = async (name: string) => page.getByRole('option', { name, exact: true }).click();
  await expect(state).toHaveValue('Montevideo');
  await state.click();
  await choose('Paysandú');
  await expect(city).toHaveValue('Paysandú');
  await city.click();
  await choose('Guichón');
  await expect(city).toHaveValue('Guichón');
  await city.fill('Narnia');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No hay ninguna opción «Narnia»: elegí una de la lista')).toHaveCount(1);
  await expect(city).toBeFocused();
  await city.fill('Guichón');
  await save(page);
  const contact = async () => (await page.request.get('/contacto')).text();
  expect(await contact()).toContain('Guichón');
  await page.getByRole('button', { name: 'Volver al valor inicial: Sucursales' }).click();
  await save(page);
  expect(await contact()).not.toContain('Guichón');
});

test('an administrator gives a branch other hours, which the shop shows at once, and takes them back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await openSettings(page, 'sucursales');
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

test('an administrator puts a branch elsewhere on the map, by a click and by dragging', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await page.route(`${host}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await signInAs(page, administrator);
  await openSettings(page, 'sucursales');
  const place = page.getByRole('textbox', { name: 'Posición: Sucursales 1' });
  const before = await place.inputValue();
  await page.getByRole('button', { name: 'Marcar en el mapa: Sucursales 1' }).click();
  const map = page.getByRole('region', { name: 'Mapa de Sucursales 1' });
  await map.click({ position: { x: 200, y: 60 } });
  await expect(place).toHaveValue(/^-34\.\d{5}, -56\.\d{5}$/);
  const clicked = await place.inputValue();
  expect(clicked).not.toBe(before);
  const marker = map.getByRole('button', { name: 'Mapa de Sucursales 1' });
  await marker.dragTo(map, { targetPosition: { x: 400, y: 200 } });
  await expect(place).not.toHaveValue(clicked);
  const dragged = await place.inputValue();
  await expectAccessible(page);
  await save(page);
  const [latitude = ''] = dragged.split(',');
  const contact = async () => (await page.request.get('/contacto')).text();
  expect(await contact()).toContain(latitude);
  await page.getByRole('button', { name: 'Volver al valor inicial: Sucursales' }).click();
  await save(page);
  await expect.poll(contact).not.toContain(latitude);
  // All that was asked of another host are the map's pictures.
  const asked = problems.splice(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((problem) => !problem.startsWith(`host: ${host}/`))).toEqual([]);
});

test('a seller finds no settings there', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion?parte=ajustes');
  await expect(page.getByRole('alert')).toContainText('Es de quienes administran la tienda');
  await expect(page.getByRole('button', { name: 'Guardar ajustes' })).toHaveCount(0);
  await page.goto('/gestion/configuracion');
  await expect(page.getByRole('tab', { name: 'Banners de inicio' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ajustes' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar ajustes' })).toHaveCount(0);
  expect(asked).not.toContain('/rest/setting/find');
});

test('an administrator adds a branch and a line of the menu, which the shop shows at once, and takes them away', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await openSettings(page, 'sucursales');
  const branches = page.getByRole('group', { name: 'Sucursales' });
  await branches.getByRole('button', { name: 'Agregar' }).click();
  const fill = (label: string, value: string) =>
    page.getByRole('textbox', { name: `${label}: Sucursales 3` }).fill(value);
  await page.keyboard.press('Control+s');
  await expect(branches.getByText('Este campo es obligatorio').first()).toBeVisible();
  await fill('Nombre', 'Pocitos');
  await fill('Dirección', 'Avenida Brasil 2500');
  const state = page.getByRole('combobox', { name: 'Departamento: Sucursales 3' });
  await state.click();
  await page.getByRole('option', { name: 'Montevideo', exact: true }).click();
  await fill('Teléfono', '2700 1234');
  await fill('WhatsApp', '099 700 123');
  await fill('Horario', 'Sábados');
  await fill('Posición', '-34.9105, -56.1500');
  await expectAccessible(page);
  await save(page);

  await openSettings(page, 'tienda');
  const menu = page.getByRole('group', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Agregar' }).click();
  const last = (await menu.getByRole('textbox', { name: /^Texto: Menú/ }).count()).toString();
  await page.getByRole('textbox', { name: `Texto: Menú ${last}` }).fill('Dónde estamos');
  const link = page.getByRole('textbox', { name: `Enlace: Menú ${last}` });
  await link.fill('/empresa');
  const lacking = page.getByText('Este sitio no tiene /empresa: esa línea no se va a mostrar.');
  await expect(lacking).toBeVisible();
  await link.fill('/contacto');
  await expect(lacking).toHaveCount(0);
  await expectAccessible(page);
  await save(page);

  await page.goto('/contacto');
  await expect(page.getByText('Avenida Brasil 2500').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Dónde estamos' }),
  ).toBeVisible();

  await openSettings(page, 'tienda');
  await page.getByRole('button', { name: 'Volver al valor inicial: Menú' }).click();
  await save(page);
  await openSettings(page, 'sucursales');
  await page.getByRole('button', { name: 'Volver al valor inicial: Sucursales' }).click();
  await save(page);
  expect(await (await page.request.get('/contacto')).text()).not.toContain('Avenida Brasil 2500');
});
