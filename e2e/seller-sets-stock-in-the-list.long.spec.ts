import { randomUUID } from 'node:crypto';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

test('stock is set in the row of a product that never had any, and after somebody else', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const code = `FILA-${randomUUID().slice(0, 8).toUpperCase()}`;
  const product = { ProductCode: code, ProductName: `Placa ${code}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 5 };
  await callAs(request, token, 'product/add', { product });
  const { data } = await callAs(request, token, 'order/options', {});
  const [{ code: branchCode, name }] = (data as { branches: [{ code: string; name: string }] }).branches;
  await signInAs(page, seller);
  await page.goto(`/gestion/productos?t=${code}`);

  const shown = (units: number) => page.getByRole('button', { name: `${name} ${units}: cambiar el stock de ${code}` });
  const input = page.getByLabel(`Stock de ${code} en ${name}`);
  await shown(0).click();
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await input.fill('8');
  await input.press('Escape');
  await expect(shown(0)).toBeFocused();
  await shown(0).click();
  await input.fill('8');
  await input.press('Enter');
  await expect(shown(8)).toBeFocused();
  const filters = [
    { FilterKey: 'entities', FilterValue: ['stock'] },
    { FilterKey: 'code', FilterValue: code },
  ];
  const { data: changes } = await callAs(request, token, 'history/filter', { filters, rowsMax: 1 });
  expect(changes).toMatchObject([{ ChangeReason: 'Desde la lista de productos' }]);

  // No more than one writes at once: the other's number is told, and one's own stays typed.
  await shown(8).click();
  await expect(input).toHaveValue('8');
  await callAs(request, token, 'stock/set', { code, branchCode, quantity: 5, quantity_Z: 8 });
  await input.fill('7');
  await input.press('Enter');
  await expect(
    page.getByText(`Mientras tanto cambió lo que hay de Placa ${code} en ${name}: ahora hay 5`),
  ).toBeVisible();
  await expect(input).toHaveValue('7');
  await input.press('Enter');
  await expect(shown(7)).toBeVisible();

  await shown(7).click();
  await input.fill('');
  await input.press('Enter');
  await expect(page.getByText('Ingresá una cantidad')).toBeVisible();
  await input.fill('1000000');
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await input.press('Escape');
  await expect(shown(7)).toBeVisible();
});
