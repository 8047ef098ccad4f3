import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './toast.ts';

const administrator = { email: 'admin@demo.uy', password: 'demo-2026' };

test('an administrator chooses colours that can be read, the shop wears them at once, and takes them back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes');
  const brand = page.getByRole('textbox', { name: 'Color de la marca', exact: true });
  await expect(brand).toHaveValue(/^#/);
  await brand.fill('#facc15');
  await expect(page.getByText(/^El texto blanco sobre el color de la marca se lee mal/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await expect(brand).toBeFocused();
  await brand.fill('#14532d');
  await expect(page.getByText(/se lee mal/)).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expectTold(page, 'Guardado: ya rige en la tienda');
  const colour = async () =>
    ((await (await page.request.get('/manifest.webmanifest')).json()) as { theme_color: string }).theme_color;
  expect(await colour()).toBe('#14532d');
  await page.getByRole('button', { name: 'Volver al valor inicial: Colores' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Volver al valor inicial: Colores' })).toHaveCount(0);
  await expect.poll(colour).not.toBe('#14532d');
});

test('what an administrator sets is at once on the other screens of his tab, and screens ask for nothing of it', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url());
  });
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes');
  const set = async (name: string, text: string) => {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
    await page.keyboard.press('Control+s');
    await expectTold(page, 'Guardado: ya rige en la tienda');
  };
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  const worn = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-700'));
  const before = await worn();
  await set('Nombre corto', 'Ñandú');
  await expect(page.getByRole('banner')).toContainText('Ñandú');
  await set('Color de la marca', '#14532d');
  await expect.poll(worn).not.toBe(before);
  await sections.getByRole('link', { name: 'Sucursales' }).click();
  const name = 'Nombre: Sucursales 1';
  const branch = await page.getByRole('textbox', { name }).inputValue();
  await set(name, 'Pocitos');
  await page.waitForLoadState('networkidle');
  asked.splice(0);
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Pedidos' }).click();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await expect(page.getByRole('option', { name: 'Pocitos' })).toBeVisible();
  expect(asked).toEqual([]);

  await page.goto('/gestion/configuracion?parte=ajustes&seccion=sucursales');
  await set(name, branch);
  await sections.getByRole('link', { name: 'La tienda' }).click();
  for (const label of ['Colores', 'Nombre corto']) {
    await page.getByRole('button', { name: `Volver al valor inicial: ${label}` }).click();
  }
  await page.keyboard.press('Control+s');
  await expect.poll(worn).toBe(before);
});
