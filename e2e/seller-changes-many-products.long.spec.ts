import { randomUUID } from 'node:crypto';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };

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
  await expect(row(`${mark}-1`)).toContainText('U$S 20,00');

  await page.getByLabel(`Elegir ${mark}-1`).check();
  await page.getByRole('button', { name: 'Elegir los 2 que coinciden' }).click();
  await page.getByLabel('Qué cambiar').first().click();
  await page.getByRole('option', { name: 'Precio, en porcentaje' }).click();
  await page.getByLabel('Porcentaje').fill('10');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Cambian 2 de 2')).toBeVisible();
  await expect(dialog).toContainText('U$S 22,00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambiar 2 productos' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(`${mark}-2`)).toContainText('U$S 11,00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Volvieron atrás 2.')).toBeVisible();
  await expect(row(`${mark}-1`)).toContainText('U$S 20,00');
});
