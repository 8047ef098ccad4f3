import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { readGroup, setBackGroups, writeGroup } from './config-groups.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { addPictures, aPicture } from './pictures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';
import { expectTold } from './toast.ts';

const key = 'TEST_BANNER_HOME';
setBackGroups([key]);

type Banner = { title: string; color: string; image: { id: number } | null; sd: { id: number } | null };
const stored = async (request: APIRequestContext) => JSON.parse(await readGroup(request, key)) as Banner[];
const titles = async (request: APIRequestContext) => (await stored(request)).map(({ title }) => title);

/** The banners of the test copy are these three, each with a picture of its own; the first has one for phones too. */
const threeBanners = async (request: APIRequestContext) => {
  const token = await sellerToken(request);
  const names = ['uno.png', 'dos.png', 'tres.png', 'celular.png'];
  const ids = await addPictures(request, token, names, 'banner');
  const pictures = await Promise.all(
    ids.map(async (id) => ({ id, image: (await callAs(request, token, 'image/find', { id })).data?.ImageImage })),
  );
  const banners = ['Uno', 'Dos', 'Tres'].map((title, at) => ({
    id: at + 1,
    title,
    link: '',
    color: '#14213d',
    image: pictures[at],
    sd: at === 0 ? pictures[3] : null,
  }));
  await writeGroup(request, key, JSON.stringify(banners));
};

const openBanners = async (page: Page) => {
  await threeBanners(page.request);
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion?parte=BANNER_HOME');
  const title = (at: number) => page.getByRole('textbox', { name: `Título: banner ${at}` });
  await expect(title(3)).toHaveValue('Tres');
  const save = async () => {
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expectTold(page, 'Borrador guardado: es una prueba hasta que lo publiques');
  };
  return { title, save };
};

test('a new banner is kept with its picture alone, and what was never filled is dropped', { tag: '@desktop' }, async ({
  page,
}) => {
  const { title, save } = await openBanners(page);
  await page.getByRole('button', { name: 'Agregar banner' }).click();
  await page.getByRole('button', { name: 'Agregar banner' }).click();
  await title(4).fill('Cuatro');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Elegí una imagen, o subí una')).toBeVisible();
  await expect(title(4)).toHaveValue('Cuatro');
  await expect(title(5)).toHaveCount(0);
  await expectAccessible(page);
  expect(await titles(page.request)).toEqual(['Uno', 'Dos', 'Tres']);
  await page.getByRole('combobox', { name: 'Imagen: banner 4' }).fill('dos.png');
  await page
    .getByRole('option', { name: /^dos\.png/ })
    .first()
    .click();
  await save();
  expect(await titles(page.request)).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']);
});

test('a banner shows its picture as chosen, and finds others, where a hundred newer ones are there', {
  tag: '@desktop',
}, async ({ page }) => {
  const { title } = await openBanners(page);
  // As a shop answers that has many: the newest alone, else what the words find.
  await page.route('**/rest/image/listByTarget', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object[] };
    const asked = route.request().postDataJSON() as { filters?: { FilterValue: string }[] };
    const hasText = asked.filters?.some(({ FilterValue }) => FilterValue !== '');
    await route.fulfill({ response: answer, json: hasText ? body : { ...body, data: [] } });
  });
  await page.reload();
  await expect(title(3)).toHaveValue('Tres');
  const choice = page.getByRole('combobox', { name: 'Imagen: banner 1' });
  await expect(choice).toHaveValue(/^uno\.png/);
  await choice.fill('tres.png');
  await page
    .getByRole('option', { name: /^tres\.png/ })
    .first()
    .click();
  await expect(choice).toHaveValue(/^tres\.png/);
  await choice.fill('no-hay-ninguna.png');
  await expect(page.getByRole('listbox', { name: 'Imagen: banner 1' }).getByText('No hay ninguna así')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a banner gets its days, of which the last is not before the first, and its test is opened beside', {
  tag: '@desktop',
}, async ({ page }) => {
  const { save } = await openBanners(page);
  const [first, last] = ['Primer día', 'Último día'].map((label) => page.getByLabel(`${label}: banner 2`)) as [
    Locator,
    Locator,
  ];
  await first.fill('2026-01-10');
  await last.fill('2026-01-09');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('El último día no puede ser anterior al primero')).toBeVisible();
  await last.fill('2026-01-11');
  await save();
  expect(JSON.parse(await readGroup(page.request, key))).toMatchObject([
    { title: 'Uno' },
    { title: 'Dos', from: '2026-01-10', until: '2026-01-11' },
    { title: 'Tres' },
  ]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver la prueba' }).click();
  const shop = await opened;
  const banners = shop.getByRole('region', { name: 'Banners de la tienda' });
  await expect(banners.getByRole('img', { name: 'Uno' })).toBeVisible();
  await expect(shop).toHaveURL(/\/test$/);
});

test('banners are ordered by keyboard and by dragging', { tag: '@desktop' }, async ({ page }) => {
  const { title, save } = await openBanners(page);
  await page.getByRole('button', { name: 'Subir: banner 3' }).press('Enter');
  await expect(title(2)).toHaveValue('Tres');
  // At its end nothing moves.
  await page.getByRole('button', { name: 'Subir: banner 1' }).press('Enter');
  await expect(title(1)).toHaveValue('Uno');
  await save();
  expect(await titles(page.request)).toEqual(['Uno', 'Tres', 'Dos']);

  const banner = (at: number) =>
    page
      .getByRole('main')
      .locator('ol > li')
      .nth(at - 1);
  await banner(1).locator('[data-handle]').dragTo(banner(2).locator('[data-handle]'));
  await expect(title(2)).toHaveValue('Uno');
  await save();
  expect(await titles(page.request)).toEqual(['Tres', 'Uno', 'Dos']);
});

test('a banner gets a picture that the shop has, and one that is sent now; without both it is gone', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  const { title, save } = await openBanners(page);
  const first = page.getByRole('main').locator('ol > li').first();
  const before = (await stored(page.request))[0];
  await first
    .locator('input[type=file]')
    .last()
    .setInputFiles(await aPicture('nueva.png'));
  await expect(first.getByRole('combobox', { name: 'Imagen para teléfonos: banner 1' })).toHaveValue(/^nueva\.png/);
  await first.getByRole('combobox', { name: 'Imagen: banner 1' }).fill('tres.png');
  await page.getByRole('option').first().click();
  await expect(first.getByRole('img', { name: 'Imagen: banner 1' })).toBeVisible();
  // A colour is typed, or chosen with the browser's own picker.
  await page.getByLabel('Elegir color de fondo: banner 1').fill('#aa0033');
  await expect(page.getByRole('textbox', { name: 'Color de fondo: banner 1', exact: true })).toHaveValue('#aa0033');
  await page.getByRole('textbox', { name: 'Color de fondo: banner 2', exact: true }).fill('rojo');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Revisá los campos marcados')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Color de fondo: banner 2', exact: true }).fill('#00aa33');
  await save();
  const after = (await stored(page.request))[0];
  expect(after?.color).toBe('#aa0033');
  expect(after?.image?.id).not.toBe(before?.image?.id);
  expect(after?.sd?.id).not.toBe(before?.sd?.id);

  await first
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'texto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('nada'),
    });
  await expect(first.getByRole('alert')).toBeVisible();
  expect(problems.splice(0)).toEqual([expect.stringContaining('Error on uploadFile')]);
  await page.getByRole('button', { name: 'Sin imagen para teléfonos: banner 1' }).click();
  await expect(title(1)).toHaveValue('Uno');
  await page.getByRole('button', { name: 'Sin imagen: banner 1' }).press('Enter');
  await expect(title(1)).toHaveValue('Dos');
  await save();
  expect(await titles(page.request)).toEqual(['Dos', 'Tres']);
});
