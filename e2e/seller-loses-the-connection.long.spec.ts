import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
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
