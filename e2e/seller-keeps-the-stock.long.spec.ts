import { aCustomer } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { anOrderOf } from './shopping.ts';
import { ask, dialog, openStock, scan, someProducts } from './stock.ts';

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
  // Why is asked of everybody.
  const reason = dialog(page).getByRole('combobox', { name: 'Motivo' });
  await scan(page, '8');
  await expect(dialog(page).getByText('Elegí o escribí el motivo')).toBeVisible();
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  // Half a reason is not sent from its open list.
  await reason.pressSequentially('Rot');
  await expect(page.getByRole('option', { name: 'Rotura' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`en ${first.name}: ahora hay 9`)).toHaveCount(0);
  await reason.fill('');
  await scan(page, 'Rotura');
  await expect(dialog(page).getByText(`en ${first.name}: ahora hay 9`)).toBeVisible();
  await expect(dialog(page).getByText('Elegí o escribí el motivo')).toHaveCount(0);
  await expect(quantity).toHaveValue('8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `${first.name} quedó con 8` })).toBeVisible();
  await expect(page.getByLabel('Buscar')).toBeFocused();
  const { data: changes } = await ask(page, token, 'history/filter', {
    filters: [
      { FilterKey: 'entities', FilterValue: ['stock'] },
      { FilterKey: 'code', FilterValue: code },
    ],
    rowsMax: 1,
  });
  expect(changes as object[]).toMatchObject([{ ChangeReason: 'Rotura' }]);

  await scan(page, code);
  await dialog(page).getByText('Trasladar', { exact: true }).first().click();
  const units = dialog(page).getByLabel('Cantidad', { exact: true });
  await units.fill('9');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('hay 8 libres: no alcanzan para trasladar 9')).toBeVisible();
  await units.fill('3');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).getByText('Seguir editando').click();
  await dialog(page).getByText('Corregir', { exact: true }).first().click();
  await dialog(page).getByText('Trasladar', { exact: true }).first().click();
  await expect(units).toHaveValue('3');
  await units.press('Enter');
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

test('the orders that hold a product stand at its stock, each with the way to it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openStock(page);
  const { codes, first, second } = await someProducts(page, 1);
  for (const { name } of [first, second])
    await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(1);
  const [code = ''] = codes;
  const { number } = await anOrderOf(page.request, await aCustomer(page.request), [
    { code, name: code, price: 5, quantity: 2 },
  ]);
  await page.getByLabel('Buscar').click();
  await scan(page, code);
  await expect(dialog(page).getByRole('heading', { name: 'Pedidos que lo tienen' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toContainText([`Pedido ${number}: 2 en ${first.name}`]);
  await expectAccessible(page);
  await dialog(page)
    .getByRole('link', { name: `Pedido ${number}` })
    .click();
  await expect(page.getByRole('main')).toContainText(String(number));
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
  // A seller who is quicker than the shop's answer counts nothing by mistake.
  let answer = () => {};
  const isLate = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/rest/stock/filter', async (route) => {
    if (route.request().postData()?.includes(`"${one}"`)) await isLate;
    await route.continue();
  });
  await scan(page, one);
  await scan(page, '7');
  await scan(page, two);
  await expect(page.getByRole('status').filter({ hasText: `«${one}», «7», «${two}»` })).toBeVisible();
  await expect(page.getByLabel('Código')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Anotar' })).toBeDisabled();
  answer();
  // Each of them has its turn: what is no code comes back, and is said once another is scanned over it.
  await expect(page.getByLabel('Cantidad')).toBeFocused();
  await scan(page, '7');
  await expect(page.getByLabel(`Contado de ${one}`)).toHaveValue('7');
  await expect(page.getByText('Ningún producto tiene el código «7»')).toBeVisible();
  await expect(page.getByLabel('Código')).toHaveValue('7');
  // Nothing is stored while a code waits for its units, or for its turn.
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(page.getByText('Falta anotar «NO-HAY-ESE»')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar lo que quedó sin resolver' }).click();
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(page.getByText(`Falta anotar «${two}»`)).toBeVisible();
  await expect(page.getByLabel('Código')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Código').fill('');
  await expect(page.getByLabel('Cantidad')).toBeFocused();
  // A code that is scanned over one without its units does not lose it.
  await page.getByLabel('Código').focus();
  await scan(page, one);
  await expect(page.getByText(`Sin resolver: «${two}»`)).toBeVisible();
  await expect(page.getByLabel('Cantidad')).toBeFocused();
  await page.getByLabel('Código').focus();
  await scan(page, two);
  await expect(page.getByText(`Sin resolver: «${one}»`)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar lo que quedó sin resolver' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'según el sistema' })).toBeVisible();
  await page.getByLabel('Cantidad').focus();
  await scan(page, '10');
  await expect(page.getByText('Falta anotar')).toHaveCount(0);
  await expect(page.getByLabel('Código')).toBeFocused();
  await scan(page, 'NO-HAY-ESE');
  await expect(page.getByText('Ningún producto tiene el código «NO-HAY-ESE»')).toBeVisible();
  for (const [code, units] of [
    [one, '1'],
    [one, '1'],
  ] as const) {
    await scan(page, code);
    await expect(page.getByLabel('Cantidad')).toBeFocused();
    await scan(page, units);
    await expect(page.getByLabel('Código')).toBeFocused();
  }
  await expect(page.getByLabel(`Contado de ${one}`)).toHaveValue('9');
  await expect(page.getByLabel(`Contado de ${two}`)).toHaveValue('10');
  await expect(page.getByText('Sin resolver: «NO-HAY-ESE»')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Descartar lo que quedó sin resolver' }).click();
  await expect(page.getByText('Sin resolver')).toHaveCount(0);
  // A count is not thrown away by one press.
  await page.getByRole('button', { name: 'Descartar todo' }).click();
  await expect(dialog(page)).toContainText('Se pierde lo que anotaste de 2 productos.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  // A count outlives a reload.
  await page.reload();
  await expect(page.getByLabel(`Contado de ${one}`)).toHaveValue('9');

  await ask(page, token, 'stock/set', { code: two, branchCode: first.code, quantity: 12, quantity_Z: 10 });
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('−1');
  await expectAccessible(page);
  // The note stays while one counts on, and where all of it is refused.
  const note = dialog(page).getByLabel('Nota');
  await note.fill('Estante 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(`Contado de ${one}`)).toHaveValue('9');
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(note).toHaveValue('Estante 3');
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
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText('1500, bajo el mínimo');
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
