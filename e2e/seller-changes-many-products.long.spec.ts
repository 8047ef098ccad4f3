import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

test('prices are changed in the row and of many at once, and taken back', { tag: '@desktop' }, async ({ page }) => {
  const mark = `VARIOS${randomUUID().slice(0, 6).toUpperCase()}`;
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const dialog = page.getByRole('dialog').first();
  for (const code of [`${mark}-1`, `${mark}-2`]) {
    await page.getByRole('button', { name: 'Nuevo producto' }).click();
    await dialog.getByLabel('Código', { exact: false }).first().fill(code);
    await dialog.getByLabel('Nombre').first().fill(`Placa ${code}`);
    await dialog.getByLabel('Precio con IVA').fill('10,00');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByLabel('Buscar').fill(mark);
  const row = (code: string) => page.getByRole('row').filter({ hasText: code });
  await expect(row(`${mark}-1`)).toBeVisible();

  await row(`${mark}-1`).getByRole('button', { name: 'U$S 10,00' }).click();
  await page.getByLabel(`Precio de ${mark}-1`).fill('15,00');
  await page.keyboard.press('Escape');
  await expect(row(`${mark}-1`)).toContainText('U$S 10,00');
  await row(`${mark}-1`).getByRole('button', { name: 'U$S 10,00' }).click();
  await page.getByLabel(`Precio de ${mark}-1`).fill('20,00');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: '¿De U$S 10,00 a U$S 20,00?' })
    .getByRole('button', { name: 'Sí, guardar' })
    .click();
  await expect(row(`${mark}-1`)).toContainText('U$S 20,00');

  await page.getByLabel(`Elegir ${mark}-1`).check();
  await page.getByRole('button', { name: 'Elegir los 2 que coinciden' }).click();
  await page.getByLabel('Qué cambiar').first().click();
  await page.getByRole('option', { name: 'Precio, en porcentaje' }).click();
  await page.getByLabel('Porcentaje').fill('1.234');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('alert')).toContainText('tiene más de dos decimales');
  await page.getByLabel('Porcentaje').fill('10');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Cambian 2 de 2')).toBeVisible();
  await expect(dialog).toContainText('U$S 22,00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await dialog.getByRole('button', { name: 'Cambiar 2 productos' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(`${mark}-2`)).toContainText('U$S 11,00');
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Volvieron atrás 2.')).toBeVisible();
  await expect(row(`${mark}-1`)).toContainText('U$S 20,00');
});

test('many get one price, and another category, and each is taken back', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const token = await sellerToken(request);
  const mark = `JUNTOS${randomUUID().slice(0, 6).toUpperCase()}`;
  const codes = [`${mark}-1`, `${mark}-2`];
  for (const [at, code] of codes.entries()) {
    const product = { ProductCode: code, ProductName: `Placa ${code}`, BrandId: 1, CategoryId: '1.1' };
    await callAs(request, token, 'product/add', { product: { ...product, ProductPrice: 10 + at } });
  }
  await signInAs(page, seller);
  await page.goto(`/gestion/productos?t=${mark}`);
  const row = (code: string) => page.getByRole('row').filter({ hasText: code });
  const [first, second] = codes.map(row) as [Locator, Locator];
  const dialog = page.getByRole('dialog').first();
  const change = async (kind: string, fill: () => Promise<void>, isBig = false) => {
    // With Shift all from the one to the other are chosen.
    await page.getByLabel(`Elegir ${codes[0]}`).check();
    await page.getByLabel(`Elegir ${codes[1]}`).click({ modifiers: ['Shift'] });
    await page.getByLabel('Qué cambiar').first().click();
    await page.getByRole('option', { name: kind }).click();
    await fill();
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(dialog.getByText('Cambian 2 de 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cambiar 2 productos' }).click();
    if (isBig) await page.getByRole('button', { name: 'Sí, guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Volvieron atrás 2.')).toBeVisible();
  };

  // Without an amount nothing is changed, and 0 says what it does.
  await page.getByLabel(`Elegir ${codes[0]}`).check();
  await page.getByLabel('Qué cambiar').first().click();
  await page.getByRole('option', { name: 'Precio, a un importe' }).click();
  await expect(page.getByLabel('Importe con IVA')).toHaveValue('');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('alert')).toContainText('Ingresá un importe');
  await page.getByLabel('Importe con IVA').fill('0');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('muestra «Consultar precio» y no se puede comprar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await change('Precio, a un importe', () => page.getByLabel('Importe con IVA').fill('33,50'), true);
  for (const one of [first, second]) await expect(one).toContainText('U$S 33,50');
  await takeBack();
  await expect(first).toContainText('U$S 10,00');
  await expect(second).toContainText('U$S 11,00');

  // While a brand is being made none is chosen, so that no product gets another one.
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByLabel(`Elegir ${codes[0]}`).check();
  await page.getByLabel('Qué cambiar').first().click();
  await page.getByRole('option', { name: 'Marca' }).click();
  await page.getByRole('combobox', { name: 'Marca nueva' }).click();
  await page.getByRole('option', { name: 'Nueva marca…' }).click();
  await page.getByLabel('Nombre de la marca').fill('Sin crear');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('alert')).toContainText('Este campo es obligatorio');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel(`Elegir ${codes[0]}`).uncheck();

  const category = first.locator('[data-label="Categoría"]');
  const before = await category.innerText();
  await change('Categoría', async () => {
    await page.getByRole('combobox', { name: 'Categoría nueva' }).click();
    await page.getByRole('option', { name: / › / }).last().click();
  });
  await expect(category).not.toHaveText(before);
  await expect(second.locator('[data-label="Categoría"]')).toHaveText(await category.innerText());
  await takeBack();
  await expect(category).toHaveText(before);
});
