import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { administrator } from './shopping.ts';

for (const [path, current, first] of [
  ['/gestion/configuracion?parte=textos', 'Textos', 'Banners de inicio'],
  ['/gestion/pedidos', 'Todos', 'Por cobrar'],
] as const)
  test(`the tabs of ${path} are one row on a phone, with the current one in sight`, async ({ page }) => {
    await signInAs(page, administrator);
    await page.goto(path);
    const tab = (name: string) => page.getByRole('tab', { name });
    const strip = page.getByRole('tablist');
    await expect(tab(first)).toBeAttached();
    await expect(tab(current)).toBeInViewport({ ratio: 0.99 });
    await expect(tab(first)).not.toBeInViewport();
    await expect(strip).toHaveAttribute('data-before');
    await expect(strip).not.toHaveAttribute('data-after');
    await expect.poll(async () => (await strip.boundingBox())?.height).toBeLessThan(50);
    // The arrows lead to the first one, which comes into sight.
    await tab(current).focus();
    await page.keyboard.press('Home');
    await expect(tab(first)).toBeInViewport({ ratio: 0.99 });
    await expect(strip).toHaveAttribute('data-after');
  });

test('the sections of settings are one row on a phone, with the current one in sight', async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes&seccion=avanzado');
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  await expect(sections.getByRole('link', { name: 'Avanzado' })).toBeInViewport({ ratio: 0.99 });
  expect((await sections.boundingBox())?.height).toBeLessThan(50);
  await sections.getByRole('link', { name: 'La tienda' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'La tienda' })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'La tienda' })).toBeInViewport({ ratio: 0.99 });
});
