import { expect, test } from './fixtures.ts';
import { ask, dialog, openStock, scan, someProducts } from './stock.ts';

test('what was corrected or moved by mistake is taken back from the toast', { tag: '@desktop' }, async ({ page }) => {
  await openStock(page);
  const { token, codes, first, second } = await someProducts(page, 1);
  const [code = ''] = codes;
  const lying = async () => {
    const filters = [{ FilterKey: 'code', FilterValue: code }];
    const { data } = await ask(page, token, 'stock/filter', { filters, rowIndex: 0, rowsMax: 9 });
    return (data as { branchCode: string; onHand: number }[]).map((row) => [row.branchCode, row.onHand]);
  };
  const before = await lying();
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Volvió a como estaba' })).toBeVisible();
    expect(await lying()).toEqual(before);
  };
  await page.getByLabel('Buscar').click();
  await scan(page, code);
  await dialog(page).getByLabel('Cantidad en el estante').fill('4');
  await dialog(page).getByRole('combobox', { name: 'Motivo' }).fill('Rotura');
  await page.getByRole('option', { name: 'Rotura' }).click();
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${first.name} quedó con 4` })).toBeVisible();
  await takeBack();

  await page.getByLabel('Buscar').click();
  await scan(page, code);
  await dialog(page).getByText('Trasladar', { exact: true }).first().click();
  await dialog(page).getByLabel('Cantidad', { exact: true }).fill('2');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: `Trasladado: 2 de ${first.name} a ${second.name}` }),
  ).toBeVisible();
  await takeBack();
});
