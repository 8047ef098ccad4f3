import { randomInt, randomUUID } from 'node:crypto';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

/** A UPC-A that no product has. */
const aUpc = () => {
  const digits = `03${randomInt(10 ** 9)}`.padEnd(11, '7');
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

test('a barcode that another product has is told while it is typed, in whatever length', { tag: '@desktop' }, async ({
  page,
}) => {
  const mark = `BARRAS${randomUUID().slice(0, 6).toUpperCase()}`;
  const upc = aUpc();
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const dialog = page.getByRole('dialog').first();
  const barcode = dialog.getByLabel('Código de barras');
  const begin = async (code: string) => {
    await page.getByRole('button', { name: 'Nuevo producto' }).click();
    await dialog.getByLabel('Código', { exact: false }).first().fill(code);
    await dialog.getByLabel('Nombre').first().fill(`Pinza ${code}`);
    await dialog.getByLabel('Precio con IVA').fill('10,00');
  };
  const save = async () => {
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await begin(`${mark}-1`);
  await barcode.fill(upc);
  await save();

  await begin(`${mark}-2`);
  await barcode.fill(`0${upc}`);
  await expect(dialog.getByText(`También lo tiene ${mark}-1`)).toBeVisible();
  await expectAccessible(page);
  await save();

  // One whose code is its barcode too is told as well.
  await begin(upc);
  await barcode.fill(upc);
  await expect(dialog.getByText(`También lo tiene ${mark}-1, ${mark}-2`)).toBeVisible();
  await save();
  await begin(`${mark}-3`);
  await barcode.fill(upc);
  await expect(dialog.getByText(`También lo tiene ${upc}, ${mark}-1, ${mark}-2`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();

  // Lists find both by each of its lengths; its own barcode is told at no product.
  await page.getByLabel('Buscar').fill(`00${upc}`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2);

  // A scan that means several asks which.
  await page.goto('/gestion/stock/recuento');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Código' }).fill(`0${upc}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'elegí cuál contaste' })).toBeVisible();
  await page.getByRole('button', { name: `${mark}-2 ·` }).click();
  await expect(page.getByRole('status').filter({ hasText: `Pinza ${mark}-2` })).toBeVisible();
  await expect(page.getByLabel('Cantidad')).toBeFocused();
  await page.goto(`/gestion/productos?t=${mark}-2&editar=${mark}-2`);
  await expect(dialog.getByText(`También lo tiene ${upc}, ${mark}-1`)).toBeVisible();
  await expect(dialog.getByText(`También lo tiene ${mark}-2`)).toHaveCount(0);
});
