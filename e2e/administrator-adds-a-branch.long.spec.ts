import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('an administrator adds a branch and a line of the menu, which the shop shows at once, and takes them away', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, { email: 'admin@demo.uy', password: 'demo-2026' });
  await page.goto('/gestion/configuracion?parte=ajustes');
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

  const menu = page.getByRole('group', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Agregar' }).click();
  const last = (await menu.getByRole('textbox', { name: /^Texto: Menú/ }).count()).toString();
  await page.getByRole('textbox', { name: `Texto: Menú ${last}` }).fill('Dónde estamos');
  await page.getByRole('textbox', { name: `Enlace: Menú ${last}` }).fill('/contacto');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Guardado: ya rige en la tienda')).toBeVisible();

  await page.goto('/contacto');
  await expect(page.getByText('Avenida Brasil 2500').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Dónde estamos' }),
  ).toBeVisible();

  await page.goto('/gestion/configuracion?parte=ajustes');
  await page.getByRole('button', { name: 'Volver al valor inicial: Sucursales' }).click();
  await page.getByRole('button', { name: 'Volver al valor inicial: Menú' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Guardado: ya rige en la tienda')).toBeVisible();
  expect(await (await page.request.get('/contacto')).text()).not.toContain('Avenida Brasil 2500');
});
