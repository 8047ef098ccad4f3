import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { readGroup as read, setBackGroups, writeGroup as write } from './config-groups.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller, someProducts } from './shopping.ts';
import { expectTold } from './toast.ts';

setBackGroups(['BANNER_HOME', 'TEST_BANNER_HOME']);

const openBanners = async (page: Page) => {
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion');
  await expect(page.getByRole('textbox', { name: 'Título: banner 1' })).toBeVisible();
};

/** The first stored banner by other titles. */
const titled = async (page: Page, ...titles: string[]) => {
  const [first] = JSON.parse(await read(page.request, 'BANNER_HOME')) as object[];
  return JSON.stringify(titles.map((title) => ({ ...first, title })));
};

test('a seller sees the saved draft as wide as a computer and as a phone', { tag: '@both-widths' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await write(page.request, 'TEST_BANNER_HOME', await titled(page, 'Solo en el borrador'));
  await openBanners(page);
  await expect(page.getByText('Borrador sin publicar')).toBeVisible();
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const shown = (name: string) =>
    page.frameLocator(`iframe[title="Vista previa: ${name}"]`).getByRole('img', { name: 'Solo en el borrador' });
  const shape = async (name: string) => {
    const image = shown(name);
    await expect(image).toBeVisible();
    return image.evaluate((one) => [window.innerWidth, one.clientWidth > 2 * one.clientHeight]);
  };
  expect(await shape('Computadora')).toEqual([1440, true]);
  await page.getByText('Teléfono', { exact: true }).click();
  expect(await shape('Teléfono')).toEqual([360, false]);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Título: banner 1' }).fill('Otro nombre');
  await expect(page.getByText('Cambios sin guardar', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(
    page.frameLocator('iframe[title="Vista previa: Teléfono"]').getByRole('img', { name: 'Otro nombre' }),
  ).toBeVisible();
  // The toast leaves the bar free, wherever the page is.
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  for (const place of [0, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), place);
    const [toast, bar] = [await boxOf('.panel-toast > *'), await boxOf('.panel-save-bar')];
    expect(toast.bottom <= bar.top || toast.top >= bar.bottom).toBe(true);
  }

  const cut = page.getByText('Sin imagen para teléfonos, ahí se ve solo el medio de la otra');
  await expect(cut).toHaveCount(0);
  await page.getByRole('button', { name: 'Sin imagen para teléfonos: banner 1' }).click();
  await expect(cut).toBeVisible();
});

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
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectTold(page, 'Borrador guardado');
  expect(await read(page.request, 'TEST_BANNER_HOME')).toContain('https://ejemplo.uy/oferta');
});

test('a version that was published goes back into the draft, and from there to the shop', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  const before = await read(page.request, 'BANNER_HOME');
  const first = await titled(page, 'Primavera', 'Envíos');
  await write(page.request, 'BANNER_HOME', first);
  await write(page.request, 'BANNER_HOME', await titled(page, 'Verano'));
  await openBanners(page);
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver las versiones publicadas' }).click();
  const versions = page.getByRole('region', { name: 'Versiones publicadas' });
  const shown = versions.locator('.mantine-Paper-root');
  await expect(shown.nth(0)).toContainText('Es la de la tienda');
  await expect(shown.nth(0)).toContainText('«Verano»');
  await expect(shown.nth(1)).toContainText('«Primavera»');
  await expect(shown.nth(1)).toContainText(/\d\d\/\d\d\/\d{4}.*·/);
  await expectAccessible(page);
  await shown
    .nth(1)
    .getByRole('button', { name: /^Volver a esta versión/ })
    .click();
  await expectTold(page, 'Traída al borrador');
  await expect(page.getByRole('textbox', { name: 'Título: banner 2' })).toHaveValue('Envíos');
  expect(await read(page.request, 'BANNER_HOME')).toContain('Verano');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectTold(page, 'Borrador guardado');
  await page.getByRole('button', { name: 'Publicar (enviar a producción)' }).click();
  const question = page.getByRole('dialog', { name: '¿Publicar el borrador?' });
  await expect(question.getByRole('region', { name: 'Sale de la tienda' })).toContainText('«Verano»');
  await expect(question.getByRole('region', { name: 'Entra' })).toContainText('«Envíos»');
  await question.getByRole('button', { name: 'Publicar' }).click();
  await expectTold(page, 'Publicado: ya se ve en la tienda');
  expect(JSON.parse(await read(page.request, 'BANNER_HOME'))).toEqual(
    (JSON.parse(first) as object[]).map((one, at) => ({ ...one, id: at + 1 })),
  );
  await write(page.request, 'BANNER_HOME', before);
});
