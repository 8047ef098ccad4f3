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
