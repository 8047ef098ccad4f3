import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { catalogueDialogs, familyDialogs } from './catalogue-dialogs.ts';
import { dialogScreens } from './dialogs.ts';
import { expect, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { orderScreens } from './orders.ts';
import { aPart, partsShop } from './parts.ts';
import { settingPages } from './settings.ts';
import { administrator, callAs, ownCompany, someProducts, tokenOf } from './shopping.ts';

/** A screen or dialog: its name, its address, and the steps that lead to it. */
type Screen<Shown> = readonly [name: string, path: (shown: Shown) => string, act?: (page: Page) => Promise<void>];

const drawer = (page: Page) => page.getByRole('dialog').first();
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

const readShown = async (request: APIRequestContext) => {
  const [{ code }] = await someProducts(request, 1);
  const token = await tokenOf(request, administrator);
  const list = async (path: string, data: object) =>
    (await callAs(request, token, path, { filters: [], rowIndex: 0, rowsMax: 1, ...data })).data as never;
  const [{ ImageId: image }] = (await list('image/listByTarget', { target: 'product' })) as [{ ImageId: number }];
  const [{ UserGUID: user }] = (await list('user/filter', {})) as [{ UserGUID: string }];
  const [{ CompanyId: company }] = (await list('company/filter', {})) as [{ CompanyId: number }];
  const [{ CompanyGroupId: group }] = (await list('companyGroup/filter', {})) as [{ CompanyGroupId: number }];
  const open = { filters: [{ FilterKey: 'state', FilterValue: 'OPE' }], rowsMax: 50 };
  const tasks = (await list('communication/filter', open)) as { CommId: number; CommMayChange: boolean }[];
  // The latest are those of other journeys.
  const communication = tasks.findLast(({ CommMayChange }) => CommMayChange)?.CommId ?? 0;
  const ours = { FilterKey: 'toCompany', FilterValue: (await ownCompany(request)).id };
  const ordersOf = async (FilterKey: string, FilterValue: string) => {
    const filters = [ours, { FilterKey, FilterValue }];
    return (await list('order/filter', { filters, rowsMax: 50 })) as { OrderGUID: string; OrderShippingId: string }[];
  };
  const [paid] = await ordersOf('queue', 'prepare');
  const [unpaid] = await ordersOf('state', 'PPE');
  const sent = (await ordersOf('state', 'DIS')).find(({ OrderShippingId }) => OrderShippingId !== 'RES');
  const [order, dispatched] = [paid?.OrderGUID ?? '', sent?.OrderGUID ?? ''];
  const due = unpaid?.OrderGUID ?? '';
  return { code: encodeURIComponent(code), image, user, company, group, communication, order, due, dispatched };
};

const screens: readonly Screen<Awaited<ReturnType<typeof readShown>>>[] = [
  ['the start', () => ''],
  ...orderScreens,
  ...dialogScreens,
  ...catalogueDialogs,
  ['products', () => '/productos'],
  [
    'fields in the rows of products, and a change of many',
    () => '/productos',
    async (page) => {
      await page.getByTitle('Cambiar el precio').first().click();
      await page
        .getByTitle(/^Cambiar el stock/)
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: /^Stock de/ })).toBeVisible();
      await page.getByLabel('Elegir esta página').check();
      await page.getByLabel('Qué cambiar').first().click();
      await page.getByRole('option', { name: 'Precio, en porcentaje' }).click();
    },
  ],
  ['categories', () => '/categorias'],
  ['what is done with a category', () => '/categorias', press('Acciones de Sensores')],
  ['brands', () => '/marcas'],
  ['a brand', () => '/marcas?nuevo='],
  ['imports', () => '/importar'],
  ['exports', () => '/exportar'],
  ['the columns of products', () => '/productos', press('Columnas')],
  ['a new product', () => '/productos?nuevo='],
  [
    'changes of a product, its history and the search',
    ({ code }) => `/productos?editar=${code}`,
    async (page) => {
      await press('Ver el historial')(page);
      await drawer(page).getByRole('button', { name: 'Más datos' }).click();
      await drawer(page).getByLabel('DUA').fill('X');
      await page.keyboard.press('Control+k');
    },
  ],
  [
    'the question about unsaved changes',
    () => '/productos?nuevo=',
    async (page) => {
      await drawer(page).getByLabel('Nombre').first().fill('X');
      await drawer(page).getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    },
  ],
  ['stock', () => '/stock'],
  [
    'the stock of a product and its history',
    ({ code }) => `/stock?abrir=${code}`,
    async (page) => {
      await drawer(page).getByText('Trasladar', { exact: true }).first().click();
      await press('Ver el historial')(page);
    },
  ],
  ['a stock count', () => '/stock/recuento'],
  ['slips', () => '/comprobantes'],
  ['rejected slips', () => '/comprobantes?estado=rejected'],
  ['alerts', () => '/alertas'],
  ['pictures', () => '/imagenes'],
  ['unused pictures', () => '/imagenes?sin-uso='],
  ['a picture and its history', ({ image }) => `/imagenes?ver=${image}`, press('Ver el historial')],
  [
    'the removal of a picture',
    ({ image }) => `/imagenes?ver=${image}`,
    async (page) => {
      await press('Quitar')(page);
      await expect(page.getByRole('dialog', { name: 'Quitar la imagen' })).toBeVisible();
    },
  ],
  ['companies', () => '/empresas'],
  ['the filters of companies', () => '/empresas', press('Filtros')],
  ['a new company', () => '/empresas?nuevo='],
  [
    'changes of a company, a new item of each list, and its history',
    ({ company }) => `/empresas?editar=${company}`,
    async (page) => {
      for (const item of ['teléfono', 'dirección', 'e-mail', 'persona', 'empresa', 'rubro', 'categoría', 'etiqueta']) {
        await press(`Agregar ${item}`)(page);
        // A list that opens stands over what comes next.
        await page.keyboard.press('Tab');
      }
      await press('Ver el historial')(page);
    },
  ],
  ['a company and its history', ({ company }) => `/empresas/${company}`, press('Ver el historial')],
  ['groups', () => '/grupos'],
  ['a group and its history', ({ group }) => `/grupos?editar=${group}`, press('Ver el historial')],
  ['people', () => '/personas'],
  ['a new person', () => '/personas?nuevo='],
  ['a person and its history', () => '/personas/1', press('Ver el historial')],
  [
    'the erasure of a person',
    () => '/personas/1',
    async (page) => {
      await press('Borrar datos…')(page);
      await expect(drawer(page).getByRole('region', { name: 'Se borra' })).toBeVisible();
    },
  ],
  ['communications, with all that narrows them', () => '/comunicaciones', press('Más filtros')],
  ['a new communication', () => '/comunicaciones?nuevo='],
  ['the agenda of a day', () => '/agenda?vista=dia'],
  ['the agenda of a week', () => '/agenda?vista=semana'],
  ['the agenda of a month', () => '/agenda?vista=mes'],
  ['the notices of the agenda', () => '/agenda?vista=dia&avisos='],
  ['users', () => '/usuarios'],
  ['a user and his history', ({ user }) => `/usuarios?editar=${user}`, press('Ver el historial')],
  ['the history', () => '/historial'],
  ['the banners of the home', () => '/configuracion?parte=BANNER_HOME'],
  [
    'the pictures that a banner may have',
    () => '/configuracion?parte=BANNER_HOME',
    async (page) => {
      await page.getByRole('combobox', { name: 'Imagen: banner 1' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  ['the banners of 3D', () => '/configuracion?parte=BANNER_3D'],
  ['the releases', () => '/configuracion?parte=RELEASES_HOME'],
  ...settingPages,
  [
    'the question about unsaved settings',
    () => '/configuracion?parte=ajustes',
    async (page) => {
      await page.getByLabel('Nombre de la tienda').fill('X');
      await page.getByRole('tab', { name: 'Textos' }).click();
      await expect(page.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    },
  ],
];

const readPart = async (request: APIRequestContext) => {
  const { AutopartFamily, Applications } = await aPart(request, ({ Applications: fits }) =>
    fits.some(({ VehicleId }) => VehicleId !== null),
  );
  const vehicle = Applications.find(({ VehicleId }) => VehicleId !== null);
  const family = `/repuestos?editar=${encodeURIComponent(AutopartFamily)}`;
  return { family, vehicles: `/repuestos?ver=vehiculos&vb=${vehicle?.BrandId}`, vehicle: vehicle?.VehicleId };
};

const partsScreens: readonly Screen<Awaited<ReturnType<typeof readPart>>>[] = [
  ['families', () => '/repuestos'],
  ['a new family', () => '/repuestos?nuevo='],
  ['a family and its history', ({ family }) => family, press('Ver el historial')],
  ['a new application', ({ family }) => family, press('Agregar aplicación')],
  [
    'a new application by its text',
    ({ family }) => family,
    async (page) => {
      await press('Agregar aplicación')(page);
      await drawer(page).getByText('Texto', { exact: true }).first().click();
    },
  ],
  ...familyDialogs,
  ['vehicles', ({ vehicles }) => vehicles],
  [
    'a vehicle and its history',
    ({ vehicles, vehicle }) => `${vehicles}&vehiculo=${vehicle}`,
    press('Ver el historial'),
  ],
];

const walk = <Shown>(all: readonly Screen<Shown>[], read: (request: APIRequestContext) => Promise<Shown>) => {
  let reading: Promise<Shown> | undefined;
  for (const [name, path, act] of all)
    test(name, { tag: '@desktop' }, async ({ page, request }) => {
      const shown = await (reading ??= read(request));
      await signInAs(page, administrator);
      await page.goto(`/gestion${path(shown)}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Parece que esta página no existe');
      await page.waitForLoadState('networkidle');
      await act?.(page);
      await expectEveryLook(page);
    });
};

test.describe('of the shop of products', () => walk(screens, readShown));

test.describe('of the shop of parts', () => {
  test.use({ baseURL: partsShop });
  walk(partsScreens, readPart);
});
