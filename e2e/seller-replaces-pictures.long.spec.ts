import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { addPictures, aPicture, aProduct, give } from './pictures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';
import { expectTold } from './toast.ts';

const ask = async (page: Page, path: string, data: object) => {
  const answer = await callAs(page.request, await sellerToken(page.request), path, data);
  expect(answer.status, answer.error).toBe(200);
  return answer.data as never;
};
const picturesOf = async (page: Page, code: string) => {
  const { Images } = (await ask(page, 'product/find', { code })) as {
    Images: { ImageId: number; ImageName: string }[];
  };
  return Images;
};
const picture = (page: Page, name: string) => page.getByRole('button', { name: `Ver ${name}` });

test('another picture takes the place of one wherever that is shown', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  const codes = [await aProduct(page.request), await aProduct(page.request)];
  const [mark, next] = [randomUUID(), randomUUID()];
  const [old = 0] = await addPictures(page.request, await sellerToken(page.request), [`vieja ${mark}.png`]);
  for (const code of codes)
    await ask(page, 'product/update', { code, images: [{ BCMode: 'INS', ImageId: old, ImageId_Z: -1 }] });
  await signInAs(page, seller);
  await page.goto(`/gestion/imagenes?t=${mark}`);
  await picture(page, `vieja ${mark}.png`).click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByRole('link')).toHaveCount(2);
  // A file that is no picture is refused, and nothing changes.
  const input = drawer.locator('input[type=file]');
  await input.setInputFiles({ name: 'texto.png', mimeType: 'image/png', buffer: Buffer.from('nada') });
  await expect(drawer.getByRole('alert')).toBeVisible();
  expect(problems.splice(0)).toEqual([expect.stringContaining('Error on uploadFile')]);
  await expectAccessible(page);

  await input.setInputFiles(await aPicture(`nueva ${next}.png`));
  await expect(drawer.getByRole('heading', { name: `nueva ${next}.png` })).toBeVisible();
  await expect(drawer.getByRole('link', { name: new RegExp(codes.join('|')) })).toHaveCount(2);
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.panel-toast')).toContainText(`Reemplazada: nueva ${next}.png`);
  for (const code of codes)
    expect((await picturesOf(page, code)).map(({ ImageName }) => ImageName)).toEqual([`nueva ${next}.png`]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The old one stays in the library, shown nowhere.
  await page.getByLabel('Buscar').fill(`vieja ${mark}.png`);
  await picture(page, `vieja ${mark}.png`).click();
  await expect(drawer.getByText('Ningún lugar')).toBeVisible();
});

test('a picture is pasted into the library and into a product', { tag: '@desktop' }, async ({ page }) => {
  const code = await aProduct(page.request);
  const name = `pegada-${randomUUID()}.png`;
  await signInAs(page, seller);
  await page.goto('/gestion/imagenes');
  await expect(page.getByRole('button', { name: 'Elegir archivos' })).toBeVisible();
  // The code is typed before its name is matched.
  const typed = Promise.withResolvers<void>();
  await page.route('**/rest/image/match', async (route) => {
    await typed.promise;
    await route.continue();
  });
  const matched = page.waitForResponse('**/rest/image/match');
  await give(page, 'paste', 'body', [await aPicture(name)]);
  const waiting = page.getByRole('list', { name: 'Imágenes por guardar' });
  await expect(waiting.getByText('Lista')).toBeVisible();
  await page.getByLabel(`Código del producto de ${name}`).fill(code);
  typed.resolve();
  await matched;
  await page.getByRole('button', { name: 'Guardar 1 imagen' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Se guardó 1 imagen' });
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', new RegExp(`editar=${code}`));
  expect((await picturesOf(page, code)).map(({ ImageName }) => ImageName)).toEqual([name]);
  // A text that is pasted into a field is no picture.
  await page.getByLabel('Buscar').fill(name);
  await expect(picture(page, name)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('what is shown nowhere for thirty days is looked at, and then removed', { tag: '@desktop' }, async ({ page }) => {
  const mark = randomUUID();
  const names = [`sobra-1 ${mark}.png`, `sobra-2 ${mark}.png`];
  const ids = await addPictures(page.request, await sellerToken(page.request), names);
  // No journey waits for thirty days: these two count as what the shop would list (`gallery-lists.sql.test.ts` holds that).
  await page.route('**/rest/image/listByTarget', async (route) => {
    const sent = route.request().postData() ?? '';
    const filters = [{ FilterKey: 'text', FilterValue: mark }];
    await route.continue(
      sent.includes('isUnused') ? { postData: JSON.stringify({ ...JSON.parse(sent), filters }) } : {},
    );
  });
  const removed: unknown[] = [];
  await page.route('**/rest/image/removeUnused', async (route) => {
    const sent = (route.request().postDataJSON() as { ids: number[] }).ids;
    removed.push(sent.toSorted((a, b) => a - b));
    for (const id of sent) await ask(page, 'image/remove', { id });
    await route.fulfill({ json: { success: true, data: { count: sent.length }, error: '' } });
  });
  await signInAs(page, seller);
  await page.goto('/gestion/imagenes');
  await page.getByRole('switch', { name: 'Sin uso hace 30 días' }).click();
  await expect(picture(page, names[0] ?? '')).toBeVisible();
  const clean = page.getByRole('button', { name: 'Quitar las 2 imágenes que se ven' });
  await clean.click();
  const question = page.getByRole('dialog', { name: 'Limpiar imágenes' });
  await expect(question).toContainText('Se van a borrar las 2 imágenes que se ven abajo. No se puede deshacer.');
  await expectEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(removed).toEqual([]);
  await clean.click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  await expect(clean).toHaveCount(0);
  await expectTold(page, 'Se quitaron 2 imágenes');
  expect(removed).toEqual([ids.toSorted((a, b) => a - b)]);
});
