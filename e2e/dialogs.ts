import { expect, type Page } from '@playwright/test';

type Shown = { company: number; order: string; due: string; dispatched: string };
type Screen = readonly [name: string, path: (shown: Shown) => string, act?: (page: Page) => Promise<void>];

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const opened = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible();
const chooseFirst = async (page: Page) => {
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
};

/** A row's menu, the merge in it, and the look at what it would do. */
const unite = (of: RegExp, item: string) => async (page: Page) => {
  await press(of)(page);
  await page.getByRole('menuitem', { name: item }).click();
  await chooseFirst(page);
  await expect(
    page.getByRole('dialog').getByRole('status').or(page.getByRole('dialog').getByRole('alert')),
  ).toBeVisible();
};

const changeTo = (state: string) => async (page: Page) => {
  await page.getByLabel('Estado del pedido').selectOption(state);
  await opened(page, /^¿Cambiar el pedido/);
};

/** Dialogs that ask before something is stored. */
export const dialogScreens: readonly Screen[] = [
  [
    'the mark of an order',
    ({ order }) => `/pedidos/${order}`,
    async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: /^Pedido/ })).toBeVisible();
      await page.keyboard.press('a');
      await opened(page, /pedido \d+/);
    },
  ],
  ['the approval of a payment', ({ due }) => `/pedidos/${due}`, changeTo('Pago aprobado')],
  ['the dispatch of an order', ({ order }) => `/pedidos/${order}`, changeTo('Despachado')],
  [
    'another dispatch of an order',
    ({ dispatched }) => `/pedidos/${dispatched}`,
    async (page) => {
      await press('Cambiar agencia o guía')(page);
      await opened(page, /^Envío del pedido/);
    },
  ],
  [
    'the approval of a slip',
    () => '/comprobantes',
    async (page) => {
      await press('Aprobar')(page);
      await opened(page, /^¿Entró el dinero/);
    },
  ],
  [
    'the rejection of a slip',
    () => '/comprobantes',
    async (page) => {
      await press('Rechazar')(page);
      await opened(page, /^¿Rechazar el comprobante/);
    },
  ],
  ['the merge of a category', () => '/categorias', unite(/^Acciones de Sensores/, 'Unir con otra…')],
  ['the merge of a brand', () => '/marcas', unite(/^Acciones de /, 'Unir con otro nombre…')],
  [
    'the merge of a company',
    ({ company }) => `/empresas/${company}`,
    async (page) => {
      await press('Unir con otra…')(page);
      await opened(page, 'Unir con otra empresa');
    },
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
    'the shortcuts',
    () => '/productos',
    async (page) => {
      await page.keyboard.press('?');
      await opened(page, 'Atajos de teclado');
    },
  ],
];
