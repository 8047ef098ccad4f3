import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { administrator } from './shopping.ts';

for (const [list, path, column] of [
  ['families', '/gestion/repuestos', 'Categoría'],
  ['users', '/gestion/usuarios', 'E-mail'],
  ['companies', '/gestion/empresas', 'Ciudad'],
  ['people', '/gestion/personas', 'Documento'],
  ['changes', '/gestion/historial', 'Quién'],
] as const)
  test.describe(() => {
    test.use({ baseURL: partsShop });

    test(`what is chosen of the columns of ${list} stands after a reload`, { tag: '@desktop' }, async ({ page }) => {
      await signInAs(page, administrator);
      await page.goto(path);
      const head = page.locator('th', { hasText: column });
      const choice = page.getByRole('checkbox', { name: column });
      await expect(head).toBeVisible();
      await page.getByRole('button', { name: 'Columnas' }).click();
      await choice.click();
      await expect(head).toHaveCount(0);
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('th').nth(1)).toBeVisible();
      await expect(head).toHaveCount(0);
      await page.getByRole('button', { name: 'Columnas' }).click();
      await choice.click();
      await expect(head).toBeVisible();
    });
  });
