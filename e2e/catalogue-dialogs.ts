import { expect, type Page } from '@playwright/test';
import { opened, press, pressDialog, pressMenu } from './dialogs.ts';

type Screen<Shown> = readonly [name: string, path: (shown: Shown) => string, act: (page: Page) => Promise<void>];

const chooseFirst = async (page: Page) => {
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
};

const item = (of: RegExp, name: string) => async (page: Page) => {
  await pressMenu(of)(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
};
/** A row's menu, and the dialog of one of its items. */
const asks = (of: RegExp, name: string, title: RegExp) => async (page: Page) => {
  await item(of, name)(page);
  await opened(page, title);
};

/** A row's menu, the merge in it, and the look at what it would do. */
const unite = (of: RegExp, name: string) => async (page: Page) => {
  await item(of, name)(page);
  await chooseFirst(page);
  await expect(
    page.getByRole('dialog').getByRole('status').or(page.getByRole('dialog').getByRole('alert')),
  ).toBeVisible();
};

const sensors = /^Acciones de Sensores/;
const first = /^Acciones de /;

/** Dialogs and menus of the catalogue and the settings. */
export const catalogueDialogs: readonly Screen<unknown>[] = [
  ['the merge of a category', () => '/categorias', unite(sensors, 'Unir con otra…')],
  ['the move of a category', () => '/categorias', asks(sensors, 'Mover a…', /^Mover «Sensores/)],
  ['the details of a category', () => '/categorias', asks(sensors, 'Imagen y Google', /^Sensores/)],
  ['the removal of a category', () => '/categorias', asks(sensors, 'Quitar', /^¿Quitar «Sensores/)],
  ['the merge of a brand', () => '/marcas', unite(first, 'Unir con otro nombre…')],
  ['what is done with a brand', () => '/marcas', pressMenu(first)],
  ['the removal of a provider', () => '/marcas?de=proveedores', asks(first, 'Quitar', /^¿Quitar «/)],
  ['what is done with a product', () => '/productos', pressMenu(first)],
  [
    'the doubt about a price',
    () => '/productos',
    async (page) => {
      await page.getByTitle('Cambiar el precio').first().click();
      await page.getByRole('textbox', { name: /^Precio de/ }).fill('0,01');
      await page.keyboard.press('Enter');
      await opened(page, /^¿De /);
    },
  ],
  [
    'a product that is not there',
    () => '/productos?editar=NO-HAY-ESE',
    (page) => opened(page, 'Ese producto no existe'),
  ],
  [
    'the look at a change of many products',
    () => '/productos',
    async (page) => {
      await page.getByLabel('Elegir esta página').check();
      await page.getByLabel('Qué cambiar').first().click();
      await page.getByRole('option', { name: 'Precio, en porcentaje' }).click();
      await page.getByLabel('Porcentaje').fill('5');
      await press('Revisar')(page);
      await opened(page, /^Cambian/);
    },
  ],
  [
    'where a banner leads',
    () => '/configuracion?parte=BANNER_HOME',
    pressDialog(/^Elegir a dónde lleva/, /^A dónde lleva/),
  ],
  [
    'texts as they would read',
    () => '/configuracion?parte=textos&seccion=3d',
    pressDialog('Vista previa', /^Vista previa/),
  ],
];

const newMember = async (page: Page) => {
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Código del producto').fill('NO-HAY-ESE');
  await page.keyboard.press('Enter');
  const added = drawer.getByRole('group', { name: 'Producto nuevo NO-HAY-ESE' });
  await expect(added).toBeVisible();
  return added;
};

/** Dialogs of a family about a product that it makes. */
export const familyDialogs: readonly Screen<{ family: string }>[] = [
  [
    'a new product of a family',
    ({ family }) => family,
    async (page) => {
      await newMember(page);
    },
  ],
  [
    'the doubt about a new product of a family',
    ({ family }) => family,
    async (page) => {
      const added = await newMember(page);
      await added.getByLabel('Nombre').fill('X');
      for (const name of ['Marca', 'Categoría']) {
        await added.getByRole('combobox', { name }).click();
        await page.getByRole('option').first().click();
      }
      await added.getByLabel('Precio con IVA').fill('0');
      await added.getByRole('button', { name: 'Crear con la familia' }).click();
      await opened(page, '¿Publicar sin precio?');
    },
  ],
];
