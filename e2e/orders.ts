import type { Page } from '@playwright/test';
import { expect, open } from './fixtures.ts';

/** Opens an order's page in the panel. */
export const openOrder = async (page: Page, { guid, number }: { guid: string; number: number }) => {
  await open(page, `/gestion/pedidos/${guid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`);
};

/** The select by which staff move the order of the page. */
export const stateOf = (page: Page) => page.getByLabel('Estado del pedido');

/** Chooses a state for the order of the page; answers the dialog that asks. */
export const chooseState = async (page: Page, number: number, state: string) => {
  await stateOf(page).selectOption(state);
  const dialog = page.getByRole('dialog', { name: `¿Cambiar el pedido ${number} a «${state}»?` });
  await expect(dialog).toBeVisible();
  return dialog;
};

type Shown = { order: string };
type Screen = readonly [name: string, path: (shown: Shown) => string, act?: (page: Page) => Promise<void>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Screens of orders in the panel. */
export const orderScreens: readonly Screen[] = [
  ['orders', () => '/pedidos'],
  [
    'orders that are chosen, and how several are dispatched',
    () => '/pedidos?cola=prepare',
    async (page) => {
      await page.getByLabel('Elegir esta página').check();
      await page.getByRole('button', { name: /^Despachar/ }).click();
    },
  ],
  ['the counter', () => '/mostrador'],
  [
    'the counter by telephone',
    () => '/mostrador',
    async (page) => {
      await page.getByText('Teléfono', { exact: true }).first().click();
      await page.getByLabel('Envío').selectOption('Interior');
    },
  ],
  ['the filters of orders', () => '/pedidos', press('Filtros')],
  ['the saved views of orders', () => '/pedidos', press('Vistas')],
  ['the export of paid orders', () => '/exportar?que=orders'],
  ['an order', ({ order }) => `/pedidos/${order}`],
  ['a fiscal document of an order', ({ order }) => `/pedidos/${order}`, press('Anotar comprobante fiscal')],
  [
    'the cancelling of an order',
    ({ order }) => `/pedidos/${order}`,
    async (page) => {
      await page.getByLabel('Estado del pedido').selectOption('Cancelado');
    },
  ],
];
