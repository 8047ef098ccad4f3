import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPicture, aProduct, give } from './pictures.ts';
import { seller } from './shopping.ts';

/** The paths of a product's pictures, in their order. */
const picturesOf = async (page: Page, code: string) => {
  const answer = await page.request.post('/rest/product/find', { data: { code } });
  const { data } = (await answer.json()) as { data: { Images: { ImageImage: string }[] } };
  return data.Images.map(({ ImageImage }) => ImageImage);
};

const area = '[data-drop]';

test('a seller drops pictures, which find their products, and the shop shows them at once', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await signInAs(page, seller);
  const code = await aProduct(page.request);
  // From now on the shop keeps its page, without pictures of its own. Other products on it may have some.
  expect(await (await page.request.get(`/productos/${code}`)).text()).toMatch(/"og:image" content="[^"]*\/iconos\//);
  await page.goto('/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Imágenes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imágenes' })).toBeVisible();

  const loose = `suelta-${randomUUID()}.png`;
  await give(page, 'drop', area, [
    await aPicture(`${code}_2.png`),
    await aPicture(`${code}.png`),
    await aPicture(loose),
    { name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ]);
  const waiting = page.getByRole('list', { name: 'Imágenes por guardar' });
  await expect(waiting.getByText('Lista')).toHaveCount(3);
  await expect(waiting.getByText(`Sensor ${code}`)).toHaveCount(2);
  await expect(waiting.getByText('Su nombre no es el código de un producto')).toHaveCount(1);
  await expect(waiting.getByText('Los dibujos SVG no se aceptan: guardalo como PNG')).toBeVisible();
  expect(problems.splice(0)).toEqual([expect.stringContaining('Error on uploadFile')]);
  await expectAccessible(page);
  expect(await picturesOf(page, code)).toEqual([]);

  await page.getByRole('button', { name: 'Guardar 3 imágenes' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Se guardaron 3 imágenes' });
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/gestion/imagenes');
  const [first = '', second = ''] = await picturesOf(page, code);
  const html = await (await page.request.get(`/productos/${code}`)).text();
  expect([html.includes(`/imagenes/${first}/`), html.includes(`/imagenes/${second}/`)]).toEqual([true, true]);
  await expect(page.getByRole('button', { name: `Ver ${code}.png` })).toBeVisible();

  await page.getByRole('button', { name: `Ver ${code}.png` }).click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByRole('link', { name: new RegExp(code) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  const question = page.getByRole('dialog', { name: 'Quitar la imagen' });
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect(question.getByText(`Error: La imagen se usa en el producto «${code}»`)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).focus();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Renombrar' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The next dialog is not to be taken for the one that still closes.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Buscar').fill(loose);
  await page.getByRole('button', { name: `Ver ${loose}` }).click();
  await dialog.getByLabel('Nombre').fill('otro nombre.png');
  // The search typed just before reaches the address without asking about the name.
  await expect(page).toHaveURL(new RegExp(`t=${loose}`));
  await dialog.getByRole('button', { name: 'Renombrar' }).click();
  await expect(dialog.getByRole('heading', { name: 'otro nombre.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("a product's pictures are added, ordered by keyboard and by dragging, and taken off in its dialog", {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, seller);
  const code = await aProduct(page.request);
  const edit = async () => {
    await page.goto(`/gestion/productos?editar=${code}`);
    await expect(page.getByRole('group', { name: 'Imágenes' })).toBeVisible();
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const pictures = page.getByRole('group', { name: 'Imágenes' });
  await edit();
  await give(page, 'drop', 'fieldset:has(legend:text("Imágenes"))', [
    await aPicture('uno.png'),
    await aPicture('dos.png'),
  ]);
  await expect(pictures.getByRole('img', { name: 'Imagen 2: dos.png' })).toBeVisible();
  await expectAccessible(page);
  await save();
  const [one, two] = await picturesOf(page, code);

  await edit();
  await pictures.getByRole('button', { name: 'Mover antes: imagen 2' }).press('Enter');
  await expect(pictures.getByText('Imagen 2 movida al lugar 1 de 2')).toBeVisible();
  await save();
  expect(await picturesOf(page, code)).toEqual([two, one]);
  const html = await (await page.request.get(`/productos/${code}`)).text();
  expect(html.indexOf(`/imagenes/${two}/`)).toBeLessThan(html.indexOf(`/imagenes/${one}/`));

  await edit();
  await pictures.getByRole('listitem').nth(1).dragTo(pictures.getByRole('listitem').first());
  await expect(pictures.getByRole('img', { name: 'Imagen 1: uno.png' })).toBeVisible();
  await pictures.getByRole('button', { name: 'Quitar: imagen 2' }).click();
  await save();
  expect(await picturesOf(page, code)).toEqual([one]);
});
