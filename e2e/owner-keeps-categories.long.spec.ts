import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './toast.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };

const openTree = async (page: Page) => {
  await signInAs(page, seller);
  await page.goto('/gestion/categorias');
  await expect(page.getByRole('heading', { level: 1, name: 'Categorías' })).toBeVisible();
};
const main = (page: Page) => page.getByRole('main');
const named = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** The innermost item that has a category, with what is in it. */
const itemOf = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .last();
const act = async (page: Page, name: string, doing: string) => {
  await main(page)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  await page.getByRole('menuitem', { name: doing }).click();
};
const add = async (page: Page, name: string) => {
  await main(page).getByRole('button', { name: 'Nueva categoría' }).click();
  await main(page)
    .getByRole('textbox', { name: /^Nueva en/ })
    .fill(name);
  await page.keyboard.press('Enter');
  await expect(named(page, name)).toBeVisible();
};

test('on a phone one is moved, united after a look, and taken away', async ({ page, problems }) => {
  await openTree(page);
  const [cables, cords, robots] = ['Cables', 'Cordones', 'Robots'].map(
    (word) => `${word} ${randomUUID().slice(0, 8)}`,
  ) as [string, string, string];
  for (const name of [cables, cords, robots]) await add(page, name);
  await act(page, cords, 'Mover a…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Dentro de' }).fill(cables);
  await page.getByRole('option', { name: cables, exact: true }).click();
  // A move that does not go in leaves the dialog and its choice.
  await page.route('**/rest/category/move', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(page.locator('.panel-toast').getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Dentro de' })).toHaveValue(cables);
  await page.unroute('**/rest/category/move');
  expect(problems.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED']);
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(itemOf(page, cables)).toContainText(cords);

  await act(page, cables, 'Quitar');
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 subcategoría');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await act(page, cables, 'Unir con otra…');
  await dialog.getByRole('combobox', { name: 'La que queda' }).fill(robots);
  await page.getByRole('option', { name: robots, exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('1 subcategoría');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(named(page, cables)).toHaveCount(0);
  await act(page, cords, 'Quitar');
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(named(page, cords)).toHaveCount(0);
});

test('by keyboard alone one is named, ordered and opened', { tag: '@desktop' }, async ({ page }) => {
  await openTree(page);
  // Others add to the tree meanwhile, so it orders what is in one of its own.
  const [own, one, other] = ['Juntas', 'Filtros', 'Sellos'].map((word) => `${word} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
    string,
  ];
  const typeName = async (name: string) => {
    await expect(main(page).getByRole('textbox', { name: /^Nueva en/ })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(named(page, name)).toBeVisible();
  };
  await expect(named(page, 'Sensores')).toBeVisible();
  await page.keyboard.press('n');
  await typeName(own);
  for (const name of [one, other]) {
    await main(page)
      .getByRole('button', { name: `Acciones de ${own}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Agregar una adentro' })).toBeFocused();
    await page.keyboard.press('Enter');
    await typeName(name);
  }
  const up = main(page).getByRole('button', { name: `Subir ${other}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText(new RegExp(`${other}.*${one}`));
  await expect(up).toBeFocused();
  await named(page, one).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(named(page, one)).toBeVisible();
});

test('by dragging one comes into another', { tag: '@desktop' }, async ({ page }) => {
  await openTree(page);
  const [one, other] = [`Tubos ${randomUUID().slice(0, 8)}`, `Codos ${randomUUID().slice(0, 8)}`];
  for (const name of [one, other]) await add(page, name);
  const row = (name: string) => main(page).locator('[data-category]').filter({ hasText: name });
  await row(other).scrollIntoViewIfNeeded();
  const [from, to] = [await row(other).locator('[data-handle]').boundingBox(), await row(one).boundingBox()];
  if (!from || !to) throw new Error('No rows.');
  await page.mouse.move(from.x + 4, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 120, to.y + to.height * 0.7, { steps: 8 });
  await page.mouse.up();
  await expect(itemOf(page, one)).toContainText(other);
  // A move or a name goes back; not where somebody named it meanwhile.
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await undo.click();
  await expectTold(page, 'Volvió a como estaba');
  await expect(itemOf(page, one)).not.toContainText(other);
  const rename = async (name: string, as: string) => {
    await named(page, name).click();
    await main(page)
      .getByRole('textbox', { name: `Nombre de ${name}` })
      .fill(as);
    await page.keyboard.press('Enter');
    await expect(named(page, as)).toBeVisible();
  };
  await rename(one, `${one} bis`);
  await undo.click();
  await expectTold(page, 'Volvió a como estaba');
  await expect(named(page, one)).toBeVisible();
  await rename(one, `${one} ter`);
  const tab = await page.context().newPage();
  await tab.goto('/gestion/categorias');
  await named(tab, `${one} ter`).click();
  await tab.getByRole('textbox', { name: `Nombre de ${one} ter` }).fill(`${one} suyo`);
  await tab.keyboard.press('Enter');
  await expect(named(tab, `${one} suyo`)).toBeVisible();
  await undo.click();
  await expect(page.locator('.panel-toast').getByRole('alert')).toBeVisible();
  await expect(named(page, `${one} suyo`)).toBeVisible();
});
