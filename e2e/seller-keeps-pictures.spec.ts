import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };

type Given = { name: string; type: string; bytes: Buffer };
const aPicture = async (name: string): Promise<Given> => {
  const [r = 0, g = 0, b = 0] =
    randomUUID()
      .replaceAll('-', '')
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const background = { r, g, b };
  const bytes = await sharp({ create: { width: 640 + r, height: 480 + g, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, type: 'image/png', bytes };
};

/** Lets go of files over an element, as from a folder of the machine. */
const drop = async (page: Page, selector: string, files: readonly Given[]) => {
  const given = files.map(({ bytes, ...file }) => ({ ...file, text: bytes.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((sent) => {
    const transfer = new DataTransfer();
    for (const { name, type, text } of sent)
      transfer.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], name, { type }));
    return transfer;
  }, given);
  await page.locator(selector).first().dispatchEvent('drop', { dataTransfer });
};

const token = async (page: Page) => {
  const stored = await page.evaluate(() => localStorage.getItem('session'));
  return { authorization: `OAuth ${(JSON.parse(stored ?? '{}') as { token: string }).token}` };
};

const aProduct = async (page: Page) => {
  const code = `FOTO-${randomUUID().slice(0, 8).toUpperCase()}`;
  const added = await page.request.post('/rest/product/add', {
    headers: await token(page),
    data: {
      product: { ProductCode: code, ProductName: `Sensor ${code}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 9 },
    },
  });
  expect(added.status()).toBe(200);
  return code;
};

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
  const code = await aProduct(page);
  // From now on the shop keeps its page, without pictures.
  expect(await (await page.request.get(`/productos/${code}`)).text()).not.toMatch(/\/imagenes\/[0-9a-f]{32}\//);
  await page.goto('/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Imágenes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imágenes' })).toBeVisible();

  const loose = `suelta-${randomUUID()}.png`;
  await drop(page, area, [
    await aPicture(`${code}_2.png`),
    await aPicture(`${code}.png`),
    await aPicture(loose),
    { name: 'dibujo.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
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
  await expect(page.getByText('Se guardaron 3 imágenes')).toBeVisible();
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
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await page.keyboard.press('Escape');

  await page.getByLabel('Buscar').fill(loose);
  await page.getByRole('button', { name: `Ver ${loose}` }).click();
  await dialog.getByLabel('Nombre').fill('otro nombre.png');
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
  const code = await aProduct(page);
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
  await drop(page, 'fieldset:has(legend:text("Imágenes"))', [await aPicture('uno.png'), await aPicture('dos.png')]);
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
