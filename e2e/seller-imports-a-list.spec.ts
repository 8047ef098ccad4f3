import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { seller } from './shopping.ts';

const choose = async (page: Page, name: string, sheet: string) => {
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  return page.getByRole('region', { name });
};

// One at a time is imported at a site: no other journey imports at these.
test('a supplier’s list is mapped, checked, imported and taken back', { tag: '@desktop' }, async ({ page }) => {
  const [one, two] = [`IMP-${randomUUID().slice(0, 8)}`, `IMP-${randomUUID().slice(0, 8)}`];
  const sheet = `Lista de julio\n;;\nCód. fábrica;Nombre;Rubro;Marca;Precio U$S;Caja\n${one};Relé de julio;Electrónica > Relés;Nodo;12,50;3\n${two};Malo;Electrónica > Relés;Nodo;abc;1\n`;
  const name = `julio-${one}.csv`;
  await signInAs(page, seller);
  await page.goto('/gestion');
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar' })).toBeVisible();
  const card = await choose(page, name, sheet);
  await expect(card.getByRole('alert')).toContainText('¿Cuál columna es el código?');
  await expect(card.getByText(`${one} · ${two}`)).toBeVisible();
  await card.getByLabel('Cód. fábrica').selectOption('código');
  await card.getByLabel('Productos nuevos').selectOption('Entran públicos');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Revisar' }).click();
  await expect(card.getByText('1 producto nuevo').first()).toBeVisible();
  await expect(card.getByRole('alert')).toContainText('Fila 5, columna «Precio U$S»');
  await expectAccessible(page);
  const write = card.getByRole('button', { name: 'Importar 1 producto' });
  await card.getByLabel('Productos nuevos').selectOption('Entran ocultos');
  await expect(card.getByText('Cambiaste algo desde la revisión')).toBeVisible();
  await expect(write).toBeDisabled();
  await card.getByLabel('Productos nuevos').selectOption('Entran públicos');
  await card.getByRole('button', { name: 'Revisar de nuevo' }).click();
  await write.click();
  await expect(card.getByText('Se importó: 1 producto con cambios')).toBeVisible();
  // The list below says it too, without a reload.
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Se importó: 1 producto con cambios');
  await page.reload();
  await card.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(card.getByText('Se deshizo en 1 producto.')).toBeVisible();
  await page.goto(`/gestion/productos?t=${one}`);
  await expect(page.getByRole('row').filter({ hasText: one })).toContainText('Inactivo');
});

test.describe('of parts', () => {
  test.use({ baseURL: partsShop });

  test('a list of families is imported, and is not taken back', { tag: '@desktop' }, async ({ page }) => {
    const family = `ZZ-${randomUUID().slice(0, 8)}`;
    const name = `familias-${family}.csv`;
    await signInAs(page, seller);
    await page.goto('/gestion/importar');
    const sheet = `Familia;Descripción;Altura\n${family};Núcleo de aluminio;345,5\n`;
    const card = await choose(page, name, sheet);
    await expect(card.getByLabel('Familia')).toHaveValue('familia');
    await expect(card.getByLabel('Precios sin moneda')).toBeHidden();
    await card.getByLabel('Altura').selectOption('alto');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Revisar' }).click();
    await expect(card.getByText('1 familia nueva')).toBeVisible();
    await expect(card.getByText('se importa sin vuelta atrás')).toBeVisible();
    await card.getByRole('button', { name: 'Importar 1 familia' }).click();
    await expect(card.getByText('Se importó: 1 familia con cambios')).toBeVisible();
    await expect(card.getByRole('button', { name: /Deshacer/ })).toBeHidden();
    const again = await choose(page, `otra-${name}`, `Familia;Descripción;Alto\n${family};Núcleo de aluminio;345,5\n`);
    await again.getByRole('button', { name: 'Revisar' }).click();
    await expect(again.getByText('1 sin cambios')).toBeVisible();
  });
});
