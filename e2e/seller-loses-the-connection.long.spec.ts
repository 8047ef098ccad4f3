import type { Locator, Page } from '@playwright/test';
import { type Customer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { administrator, seller } from './shopping.ts';

type List = {
  place: string;
  staff?: Customer;
  /** Another text, or another choice; by default the text. */
  narrow?: (page: Page) => Promise<unknown>;
  /** Its rows, where it is no table. */
  rows?: (page: Page) => Locator;
};
const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr');
const type = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' }).fill('a');
const choose = (label: string, option: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

/** Narrows the history to the person of its first change. */
const chooseAuthor = async (page: Page) => {
  await page
    .getByRole('combobox', { name: 'Quién' })
    .fill(await rowsOf(page).first().getByRole('cell').nth(1).innerText());
  await page.keyboard.press('Tab');
};

const lists: readonly List[] = [
  ...['productos', 'stock', 'pedidos', 'empresas', 'grupos', 'personas', 'comunicaciones'].map((place) => ({
    place,
  })),
  // Its texts are searched among what is read already.
  { place: 'marcas', narrow: (page) => page.getByText('Proveedores', { exact: true }).click() },
  { place: 'imagenes', rows: (page) => page.getByRole('main').getByRole('img') },
  { place: 'usuarios', staff: administrator },
  { place: 'historial', narrow: chooseAuthor },
  {
    place: 'comprobantes?estado=all',
    narrow: choose('Mostrar', 'Por revisar'),
    rows: (page) => page.getByRole('article'),
  },
];

const losesAndComesBack = ({ place, staff = seller, narrow = type, rows = rowsOf }: List) =>
  test(`without a connection the list of ${place} says so and shows no other rows, and comes back by itself to what was asked`, {
    tag: '@desktop',
  }, async ({ page, context, problems }) => {
    await signInAs(page, staff);
    await page.goto(`/gestion/${place}`);
    await expect(rows(page).first()).toBeVisible();
    const whole = page.url();
    await context.setOffline(true);
    await narrow(page);
    await expect(page.getByRole('alert').first()).toContainText(/^Sin conexión/);
    const narrowed = page.url();
    expect(narrowed).not.toBe(whole);
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByText('No se encontro ningun resultado.')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(rows(page).first()).toBeVisible();
    expect(page.url()).toBe(narrowed);
    problems.length = 0;
  });
for (const list of lists) losesAndComesBack(list);

test.describe(() => {
  test.use({ baseURL: partsShop });
  losesAndComesBack({ place: 'repuestos', narrow: (page) => page.getByLabel('Buscar', { exact: true }).fill('a') });
});

test('choices that did not come are told, and asked for again', { tag: '@desktop' }, async ({ page, problems }) => {
  await signInAs(page, seller);
  const lose = (path: string) => page.route(`**/rest/${path}`, (route) => route.abort());
  const told = page.getByText(/^No pudimos conectarnos con la tienda/);
  const again = page.getByRole('button', { name: 'Probar de nuevo' });
  await lose('panel/count');
  await page.goto('/gestion/pedidos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rest/panel/count');
  await again.click();
  await expect(told).toHaveCount(0);

  await page.goto('/gestion/mostrador');
  await lose('person/filter');
  const buyer = page.getByRole('combobox', { name: 'Cliente' });
  await buyer.fill('ana');
  await expect(told).toBeVisible();
  await expect(page.getByText('No hay ninguna así')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/rest/person/filter');
  await again.click();
  await expect(told).toHaveCount(0);
  await buyer.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Cliente' }).getByRole('option').first()).toBeVisible();
  problems.length = 0;
});

test('what did not come is not called empty', { tag: '@desktop' }, async ({ page, problems }) => {
  await signInAs(page, seller);
  const said = page.getByText(/^No pudimos conectarnos con la tienda/).first();
  for (const [path, place, empty] of [
    ['order/filter', '/gestion', 'Todavía no hay pedidos'],
    ['image/listByTarget', '/gestion/imagenes', '0 imágenes'],
    ['stock/filter', '/gestion/stock?abrir=X', 'Ese producto no existe'],
    ['stock/listByCodes', '/gestion/productos', 'No se encontro ningun resultado.'],
  ] as const) {
    await page.route(`**/rest/${path}`, (route) => route.abort());
    await page.goto(place);
    await expect(said).toBeVisible();
    await expect(page.getByText(empty)).toHaveCount(0);
    await page.unroute(`**/rest/${path}`);
  }
  problems.length = 0;
});

test('the form of a new product is there before its choices, and begins with them once they come', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await signInAs(page, seller);
  const lists = ['brand/list', 'category/list', 'provider/list'];
  for (const path of lists) await page.route(`**/rest/${path}`, (route) => route.abort());
  await page.goto('/gestion/productos?nuevo=');
  const form = page.getByRole('dialog', { name: 'Nuevo producto' });
  const category = form.getByRole('combobox', { name: 'Categoría' });
  await form.getByLabel('Nombre').first().fill('Placa');
  await expect(form.getByText(/^No pudimos conectarnos con la tienda/)).toHaveCount(3);
  await expectAccessible(page);
  for (const path of lists) await page.unroute(`**/rest/${path}`);
  const again = form.getByRole('button', { name: 'Probar de nuevo' });
  // That of the provider is in a card that is folded.
  for (let left = lists.length - 1; left > 0; left--) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await expect(category).not.toHaveValue('');
  await expect(form.getByRole('combobox', { name: 'Marca' })).not.toHaveValue('');
  await expect(form.getByLabel('Nombre').first()).toHaveValue('Placa');
  problems.length = 0;
});

test('without a connection the menu says so, and the screen in sight stays', { tag: '@desktop' }, async ({
  page,
  context,
  problems,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/pedidos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Grupos' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'No hay conexión. Probá de nuevo.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(told).toHaveCount(0);
  problems.length = 0;
});
