import { expect, type Page } from '@playwright/test';
import { aPicture } from './pictures.ts';

type Shown = { company: number; user: string; communication: number; order: string; due: string; dispatched: string };
type Screen = readonly [name: string, path: (shown: Shown) => string, act: (page: Page) => Promise<void>];

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
export const opened = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible();

/** Presses what opens a menu. */
export const pressMenu = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('menu')).toBeVisible();
};

/** Presses what opens a dialog. */
export const pressDialog = (name: string | RegExp, title: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await opened(page, title);
};

const asPhone = (page: Page) => page.setViewportSize({ width: 360, height: 800 });
/** Presses within a dialog what opens another. */
const pressWithin = (name: RegExp, title: RegExp) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await opened(page, title);
};
const chosenOrders = (name: RegExp | string) => async (page: Page) => {
  await page.getByLabel('Elegir esta página').check();
  await pressMenu(name)(page);
};

/** The list of slips again, in which the first has a picture. */
const showPicture = async (page: Page) => {
  await page.route('**/rest/slip/filter', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data[0].SlipFileName = 'comprobante.png';
    await route.fulfill({ response, json: answer });
  });
  const { buffer } = await aPicture('comprobante.png');
  await page.route('**/comprobantes/*', (route) => route.fulfill({ contentType: 'image/png', body: buffer }));
  await page.reload();
  await pressDialog('comprobante.png', /^Comprobante del pedido/)(page);
};

const changeTo = (state: string) => async (page: Page) => {
  await page.getByLabel('Estado del pedido').selectOption(state);
  await opened(page, /^¿Cambiar el pedido/);
};

const ofCommunication = ({ communication }: Shown) => `/comunicaciones?editar=${communication}`;

/** Dialogs and menus of orders, people, the agenda and the frame. */
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
  [
    'the merge of a company',
    ({ company }) => `/empresas/${company}`,
    async (page) => {
      await press('Unir con otra…')(page);
      await opened(page, 'Unir con otra empresa');
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
  ['the export of chosen orders', () => '/pedidos', chosenOrders(/^Exportar/)],
  ['the print of chosen orders', () => '/pedidos', chosenOrders('Imprimir')],
  ['the print of an order', ({ order }) => `/pedidos/${order}`, pressMenu('Imprimir')],
  [
    'a slip for an order',
    ({ due }) => `/pedidos/${due}`,
    pressDialog('Agregar comprobante', /^Comprobante de pago del pedido/),
  ],
  ['the picture of a slip', () => '/comprobantes', showPicture],
  [
    'what else is done with the agenda on a phone',
    () => '/agenda',
    async (page) => {
      await asPhone(page);
      await pressMenu('Más acciones')(page);
    },
  ],
  ['what was done of a communication', ofCommunication, pressWithin(/^Hecha/, /^Hecha: /)],
  ['another date of a communication', ofCommunication, pressWithin(/^Mover…/, /^Mover «/)],
  ['the cancelling of a communication', ofCommunication, pressWithin(/^Cancelar…/, /^Cancelar «/)],
  ['a new employer of a person', () => '/personas/2', pressDialog('Agregar empresa', /^Agregar empresa de/)],
  ['an employer that is left', () => '/personas/2', pressDialog(/^Quitar de/, /^¿Quitar a/)],
  [
    'an account that leaves its person',
    ({ user }) => `/usuarios?editar=${user}`,
    pressWithin(/^Desvincular/, /^¿Desvincular/),
  ],
  ['the lock of a user', () => '/usuarios', pressDialog(/^Bloquear a/, /^¿Bloquear a/)],
  [
    "one's own menu",
    () => '',
    async (page) => {
      await page.getByRole('button', { name: /^Tu menú/ }).click();
      await opened(page, 'Tu menú');
    },
  ],
  [
    'the screens on a phone',
    () => '',
    async (page) => {
      await asPhone(page);
      await page.getByRole('button', { name: 'Menú', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Gestión' })).toBeInViewport();
    },
  ],
];
