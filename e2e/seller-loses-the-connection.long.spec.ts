import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

for (const place of ['productos', 'stock']) {
  test(`without a connection the list of ${place} says so and shows no other rows, and comes back by itself`, {
    tag: '@desktop',
  }, async ({ page, context, problems }) => {
    await signInAs(page, seller);
    await page.goto(`/gestion/${place}`);
    const rows = page.getByRole('row');
    await expect(rows.nth(3)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('arduino');
    await expect(page.getByRole('alert')).toHaveText(/^Sin conexión/);
    await expect(rows.nth(2)).toHaveCount(0);
    await expect(page.getByText('No se encontro ningun resultado.')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(rows.nth(1)).toContainText(/arduino/i);
    problems.length = 0;
  });
}

test('choices that did not come are told, and asked for again', { tag: '@desktop' }, async ({ page, problems }) => {
  await signInAs(page, seller);
  const lose = (path: string) => page.route(`**/rest/${path}`, (route) => route.abort());
  const told = page.getByText(/^No pudimos conectarnos con la tienda/);
  const again = page.getByRole('button', { name: 'Probar de nuevo' });
  await lose('panel/count');
  await page.goto('/gestion/pedidos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rest/panel/count');
  await again.click();
  await expect(told).toHaveCount(0);

  await page.goto('/gestion/mostrador');
  await lose('person/filter');
  const buyer = page.getByRole('combobox', { name: 'Cliente' });
  await buyer.fill('ana');
  await expect(told).toBeVisible();
  await expect(page.getByText('No hay ninguna así')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/rest/person/filter');
  await again.click();
  await expect(told).toHaveCount(0);
  await buyer.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Cliente' }).getByRole('option').first()).toBeVisible();
  problems.length = 0;
});
