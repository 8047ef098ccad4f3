import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };

const openStock = async (page: Page) => {
  await signInAs(page, seller);
  await page.goto('/gestion/stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog').first();

/** A token of the seller's, for what happens beside the browser. */
const tokenOf = async (page: Page) => {
  const form = { client_id: 'web', grant_type: 'password', scope: 'FullControl' };
  const login = await page.request.post('/Oauth/access_token', {
    form: { ...form, username: seller.email, password: seller.password },
  });
  return ((await login.json()) as { access_token: string }).access_token;
};
const ask = async (page: Page, token: string, path: string, data: object) => {
  const answer = await page.request.post(`/rest/${path}`, { headers: { authorization: `OAuth ${token}` }, data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as { data: never };
};

/** Products of this journey alone, with 10 units at the first branch. */
const someProducts = async (page: Page, count: number) => {
  const token = await tokenOf(page);
  const { data: options } = await ask(page, token, 'order/options', {});
  const { branches } = options as { branches: { code: string; name: string }[] };
  const [first, second] = branches as [{ code: string; name: string }, { code: string; name: string }];
  const codes: string[] = [];
  for (let at = 0; at < count; at++) {
    const code = `CUENTA-${randomUUID().slice(0, 8).toUpperCase()}`;
    const product = { ProductCode: code, ProductName: `Placa ${code}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 5 };
    await ask(page, token, 'product/add', { product });
    await ask(page, token, 'stock/set', { code, branchCode: first.code, quantity: 10, quantity_Z: 0 });
    codes.push(code);
  }
  return { token, codes, first, second };
};

/** As a scanner types: quickly, with Enter at its end. */
const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

test('a seller looks a code up, corrects its stock and moves some', { tag: '@both-widths' }, async ({ page }) => {
  await openStock(page);
  const { token, codes, first, second } = await someProducts(page, 1);
  const [code = ''] = codes;
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Buscar').click();
  await scan(page, code);
  await expect(dialog(page).getByRole('row').filter({ hasText: first.name })).toContainText('10');
  const quantity = dialog(page).getByLabel('Cantidad en el estante');
  await expect(quantity).toBeFocused();
  await expectAccessible(page);
  // Somebody else corrects it meanwhile.
  await ask(page, token, 'stock/set', { code, branchCode: first.code, quantity: 9, quantity_Z: 10 });
  await scan(page, '8');
  await expect(dialog(page).getByText(`en ${first.name}: ahora hay 9`)).toBeVisible();
  await expect(quantity).toHaveValue('8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `${first.name} quedó con 8` })).toBeVisible();
  await expect(page.getByLabel('Buscar')).toBeFocused();

  await scan(page, code);
  await dialog(page).getByText('Trasladar', { exact: true }).first().click();
  const units = dialog(page).getByLabel('Cantidad', { exact: true });
  await units.fill('9');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('hay 8 libres: no alcanzan para trasladar 9')).toBeVisible();
  await units.fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { data } = await ask(page, token, 'stock/filter', {
    filters: [{ FilterKey: 'code', FilterValue: code }],
    rowIndex: 0,
    rowsMax: 9,
  });
  expect((data as { branchCode: string; onHand: number }[]).map((row) => [row.branchCode, row.onHand])).toEqual([
    [first.code, 5],
    [second.code, 3],
  ]);
});

test('a seller counts a shelf with a scanner', { tag: '@both-widths' }, async ({ page }) => {
  await openStock(page);
  const { token, codes, first } = await someProducts(page, 2);
  const [one = '', two = ''] = codes;
  await page.getByRole('link', { name: 'Hacer un recuento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuento' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option', { name: first.name }).click();
  await expect(page.getByLabel('Código')).toBeFocused();
  await scan(page, 'NO-HAY-ESE');
  await expect(page.getByText('Ningún producto tiene el código «NO-HAY-ESE»')).toBeVisible();
  for (const [code, units] of [
    [one, '7'],
    [two, '10'],
    [one, '2'],
  ] as const) {
    await scan(page, code);
    await expect(page.getByLabel('Cantidad')).toBeFocused();
    await scan(page, units);
    await expect(page.getByLabel('Código')).toBeFocused();
  }
  await expect(page.getByLabel(`Contado de ${one}`)).toHaveValue('9');
  await expectAccessible(page);
  // What was counted outlives a reload.
  await page.reload();
  await expect(page.getByLabel(`Contado de ${one}`)).toHaveValue('9');

  await ask(page, token, 'stock/set', { code: two, branchCode: first.code, quantity: 12, quantity_Z: 10 });
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('−1');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Guardar recuento' }).click();
  await expect(page.getByRole('alert')).toContainText(`en ${first.name}: ahora hay 12`);
  await expect(page.getByRole('row').filter({ has: page.getByLabel(`Contado de ${two}`) })).toContainText('−2');

  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(dialog(page).getByRole('row')).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Guardar recuento' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se guardó el recuento de 2 productos' })).toBeVisible();
  const filters = [{ FilterKey: 'code', FilterValue: two }];
  const { data } = await ask(page, token, 'stock/filter', { filters, rowIndex: 0, rowsMax: 1 });
  expect(data as object[]).toMatchObject([{ onHand: 10 }]);
});

test('a seller sees what is to be bought, and finds it by its barcode', { tag: '@desktop' }, async ({ page }) => {
  await openStock(page);
  const { token, codes } = await someProducts(page, 2);
  const [code = '', enough = ''] = codes;
  const barcode = withCheckDigit(String(Date.now()).slice(-12).padStart(12, '7'));
  const parms = [
    { ParmKey: 'ProductBarcode', ParmValue: barcode, ParmValue_Z: null },
    { ParmKey: 'ProductMinStock', ParmValue: 1500, ParmValue_Z: null },
  ];
  await ask(page, token, 'product/update', { code, parms });
  await page.getByLabel('Bajo el mínimo').click();
  await expect(page.getByLabel('Bajo el mínimo')).toBeChecked();
  await expect(page).toHaveURL(/faltantes=1/);
  const missing = page.getByRole('row').filter({ hasText: code });
  await expect(missing.first()).toContainText('1500');
  await expect(page.getByRole('row').filter({ hasText: enough })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('Buscar').click();
  await scan(page, barcode);
  await expect(dialog(page).getByText(code).first()).toBeVisible();
});

/** A barcode of 13 digits out of its first 12. */
const withCheckDigit = (digits: string) => {
  const sum = digits.split('').reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
