import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPicture, aProduct } from './pictures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

/** A finger rests on one thing, moves to another and lets go. */
const dragByFinger = async (page: Page, from: Locator, to: Locator) => {
  await from.scrollIntoViewIfNeeded();
  const center = async (one: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await center(from), await center(to)];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  await page.waitForTimeout(500);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await touch('touchEnd');
};

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('pictures are chosen, ordered by finger and by keyboard, and saved', async ({ page }) => {
    const code = await aProduct(page.request);
    await signInAs(page, seller);
    await page.goto(`/gestion/productos?editar=${code}`);
    const pictures = page.getByRole('group', { name: 'Imágenes' });
    await expect(pictures).toBeVisible();
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route('**/upload.aspx/gxobject', async (route) => {
      if (isHeld) await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    const names = ['uno.png', 'dos.png', 'tres.png'];
    await pictures.locator('input[type=file][multiple]').setInputFiles(await Promise.all(names.map(aPicture)));
    await expect(pictures.getByText('Subiendo 1 de 3…')).toBeVisible();
    // Pictures that are not there yet would be left out.
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Todavía se suben imágenes: esperá a que terminen y guardá.')).toBeVisible();
    isHeld = false;
    for (const go of held) go();
    const shown = (name: string, place: number) => pictures.getByRole('img', { name: `Imagen ${place}: ${name}` });
    await expect(shown('tres.png', 3)).toBeVisible();
    await expect(page.getByText('Todavía se suben imágenes')).toHaveCount(0);
    await expectAccessible(page, { targets: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await dragByFinger(page, shown('tres.png', 3), shown('uno.png', 1));
    await expect(shown('tres.png', 1)).toBeVisible();
    await pictures.getByRole('button', { name: 'Mover después: imagen 1' }).press('Enter');
    await expect(shown('uno.png', 1)).toBeVisible();
    await expect(pictures.getByRole('listitem').first().getByText('Principal')).toBeVisible();
    await pictures.getByRole('button', { name: 'Hacer principal: imagen 3' }).tap();
    await expect(shown('dos.png', 1)).toBeVisible();

    await expect(pictures.getByRole('button', { name: 'Sacar una foto' })).toBeVisible();
    await pictures.locator('input[type=file][capture]').setInputFiles(await aPicture('foto.png'));
    await expect(shown('foto.png', 4)).toBeVisible();
    await dragByFinger(page, shown('foto.png', 4), shown('dos.png', 1));
    await expect(shown('foto.png', 1)).toBeVisible();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`/gestion/productos?editar=${code}`);
    for (const [at, name] of ['foto.png', 'dos.png', 'uno.png', 'tres.png'].entries())
      await expect(shown(name, at + 1)).toBeVisible();
    const { data } = await callAs(page.request, await sellerToken(page.request), 'product/find', { code });
    const paths = (data as unknown as { Images: { ImageImage: string }[] }).Images.map(({ ImageImage }) => ImageImage);
    const html = await (await page.request.get(`/productos/${code}`)).text();
    const places = paths.map((path) => html.indexOf(`/imagenes/${path}/`));
    expect(Math.min(...places)).toBe(places[0]);
    expect(places[0]).toBeGreaterThan(0);
  });

  test('the library takes photos of the camera', async ({ page }) => {
    const code = await aProduct(page.request);
    await signInAs(page, seller);
    await page.goto('/gestion/imagenes');
    await expect(page.getByRole('button', { name: 'Sacar una foto' })).toBeVisible();
    await page.locator('input[type=file][capture]').setInputFiles(await aPicture(`${code}.png`));
    await expect(page.getByText('Lista')).toBeVisible();
    await expectAccessible(page, { targets: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Guardar 1 imagen' }).click();
    await expect(page.getByText('Se guardó 1 imagen')).toBeVisible();
  });
});

test('forty pictures at once arrive over a connection that is cut; none is lost or doubled', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  const code = await aProduct(page.request);
  await signInAs(page, seller);
  await page.goto('/gestion/imagenes');
  await expect(page.getByRole('button', { name: 'Elegir archivos' })).toBeVisible();
  let arrived = 0;
  let isCut = false;
  await page.route('**/upload.aspx/gxobject', async (route) => {
    if (isCut) return route.abort('connectionreset');
    arrived += 1;
    isCut = arrived === 12;
    return route.continue();
  });
  const files = await Promise.all(
    Array.from({ length: 40 }, (_, at) => aPicture(`${code}_${String(at + 1).padStart(2, '0')}.png`)),
  );
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  const waiting = page.getByRole('list', { name: 'Imágenes por guardar' });
  await expect(waiting.getByText('Lista')).toHaveCount(12);
  await expect(waiting.getByText('No pudimos conectarnos con la tienda')).toHaveCount(28);
  await expectAccessible(page);
  // A seller who goes elsewhere is asked, as these would be gone.
  await page.getByRole('link', { name: 'Productos' }).click();
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  isCut = false;
  arrived = 100;
  await page.getByRole('button', { name: 'Reintentar las 28 que no llegaron' }).click();
  await expect(waiting.getByText('Lista')).toHaveCount(40);
  expect(problems.splice(0).length).toBeGreaterThan(0);

  // The connection goes away while they are saved, too.
  let saved = 0;
  await page.route('**/rest/image/add', (route) =>
    (saved += 1) > 10 ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('button', { name: 'Guardar 40 imágenes' }).click();
  await expect(page.getByText('Se guardaron 10 imágenes')).toBeVisible({ timeout: 60_000 });
  await expect(waiting.getByRole('listitem')).toHaveCount(30);
  problems.splice(0);
  await page.unroute('**/rest/image/add');
  await page.getByRole('button', { name: 'Guardar 30 imágenes' }).click();
  await expect(page.getByText('Se guardaron 30 imágenes')).toBeVisible({ timeout: 60_000 });
  await expect(waiting).toHaveCount(0);
  const { data } = await callAs(page.request, await sellerToken(page.request), 'product/find', { code });
  const names = (data as unknown as { Images: { ImageName: string }[] }).Images.map(({ ImageName }) => ImageName);
  expect(names).toEqual(files.map(({ name }) => name));
});
