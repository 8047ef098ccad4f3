import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { readGroup as read, setBackGroups } from './config-groups.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller, someProducts } from './shopping.ts';
import { expectTold } from './toast.ts';

setBackGroups(['BANNER_HOME', 'TEST_BANNER_HOME']);

const openBanners = async (page: Page) => {
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion');
  await expect(page.getByRole('textbox', { name: 'Título: banner 1' })).toBeVisible();
};

test('a banner leads to what is picked, and an address can be typed still', { tag: '@both-widths' }, async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  await openBanners(page);
  const link = page.getByRole('textbox', { name: 'Enlace: banner 1' });
  const dialog = page.getByRole('dialog', { name: 'A dónde lleva el banner 1' });
  const ask = () => page.getByRole('button', { name: 'Elegir a dónde lleva: banner 1' }).click();
  const choose = async (kind: string) => {
    await dialog.getByRole('combobox', { name: 'Lleva a' }).click();
    await page.getByRole('option', { name: kind }).click();
  };
  const put = () => dialog.getByRole('button', { name: 'Poner el enlace' }).click();
  await ask();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Poner el enlace' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Categoría' }).click();
  await page.getByRole('option').nth(1).click();
  await put();
  await expect(link).toHaveValue(/^\/productos\?c=[\d.]+$/);
  await ask();
  await choose('Una marca');
  await dialog.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option').first().click();
  await put();
  await expect(link).toHaveValue(/^\/productos\?b=\d+$/);
  await ask();
  await choose('Un producto');
  await dialog.getByRole('combobox', { name: 'Producto' }).fill(product.code);
  await page.getByRole('option', { name: product.code }).first().click();
  await expect(dialog.getByRole('status')).toHaveText(`Enlace: /productos/${product.code}`);
  await put();
  await expect(link).toHaveValue(`/productos/${product.code}`);
  await ask();
  await choose('Una búsqueda');
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('sensor de luz');
  await put();
  await expect(link).toHaveValue('/productos?t=sensor+de+luz');
  await link.fill('https://ejemplo.uy/oferta');
  await page.getByRole('button', { name: 'Guardar prueba' }).click();
  await expectTold(page, 'Prueba guardada');
  expect(await read(page.request, 'TEST_BANNER_HOME')).toContain('https://ejemplo.uy/oferta');
});
