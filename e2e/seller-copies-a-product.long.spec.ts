import { randomUUID } from 'node:crypto';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

test('a product is copied with what it has but its code, and a code that differs in case alone is warned of', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const code = `COPIA-${randomUUID().slice(0, 6).toUpperCase()}`;
  const product = {
    ProductCode: code,
    ProductName: `Placa ${code}`,
    BrandId: 1,
    CategoryId: '1.1',
    ProductPrice: 12.5,
    Specifications: [{ SpecKey: 'Tensión', SpecValue: '5 V' }],
  };
  expect((await callAs(request, token, 'product/add', { product })).status).toBe(200);
  await signInAs(page, seller);
  await page.goto(`/gestion/productos?t=${code}`);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  await row(code)
    .getByRole('button', { name: `Acciones de ${code}` })
    .click();
  await page.getByRole('menuitem', { name: 'Copiar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo producto' });
  const typed = dialog.getByLabel('Código', { exact: false }).first();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('');
  await expect(dialog.getByLabel('Nombre').first()).toHaveValue(`Placa ${code}`);
  await expect(dialog.getByLabel('Valor 1')).toHaveValue('5 V');

  const warning = dialog.getByText(`Ya hay un producto ${code}, que difiere solo en mayúsculas`);
  await typed.fill(`${code}-B`);
  await expect(warning).toHaveCount(0);
  await typed.fill(code.toLowerCase());
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  // It is said, not forbidden (decision 005).
  await dialog.getByLabel('Precio con IVA').fill('15,00');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/copiar=/);
  await expect(row(code.toLowerCase())).toContainText('U$S 15,00');
  await expect(row(code)).toContainText('U$S 12,50');

  // The copy has specifications of its own, and one that is there is warned of nothing.
  await row(code.toLowerCase()).getByRole('button', { name: code.toLowerCase(), exact: true }).click();
  const copy = page.getByRole('dialog', { name: code.toLowerCase() });
  await expect(copy.getByLabel('Valor 1')).toHaveValue('5 V');
  await copy.getByLabel('Valor 1').fill('12 V');
  await copy.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).not.toHaveURL(/editar=/);
  await row(code).getByRole('button', { name: code, exact: true }).click();
  await expect(page.getByRole('dialog', { name: code }).getByLabel('Valor 1')).toHaveValue('5 V');
});
