import type { Page } from '@playwright/test';
import { type Customer, openOwnMenu, signInByForm } from './accounts.ts';
import { expect, open } from './fixtures.ts';
import { chooseState, stateOf } from './orders.ts';
import { firm, type OwnShop, pathIn } from './own-shop.ts';

/** An owner's account for deposits. */
export const account = '001234567-00001';

/** Registers, and activates the account by its mail. */
export const register = async (page: Page, shop: OwnShop, { email, password }: Customer) => {
  await open(page, '/registro');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Pérez');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repetí la contraseña').fill(password);
  await page.getByLabel('Teléfono').fill('099 123 456');
  await page.getByLabel('Departamento').selectOption('Montevideo');
  await page.getByLabel('Dirección').fill('Rincón 500');
  await page.getByLabel(/^Acepto/).check();
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu correo');
  await open(page, pathIn(await shop.mailTo(email, '/activar/'), '/activar/'));
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta está activa');
};

/** Buys what the page shows, by deposit and to be picked up. */
export const buy = async (page: Page, customer: Customer) => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  await open(page, '/mi-compra');
  await main.getByRole('link', { name: 'Finalizar compra' }).click();
  await signInByForm(page, customer);
  await expect(page).toHaveURL('/mi-compra?detail');
  await page.getByRole('radio', { name: 'Depósito BROU' }).check();
  await page.getByRole('button', { name: 'Confirmar compra · U$S 38,90' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  await expect(page.getByRole('region', { name: 'Cómo pagar' })).toContainText(`${account} de ${firm.name} en BROU`);
};

/** The owner finds the order and marks it paid. */
export const takePayment = async (page: Page, owner: Customer) => {
  await open(page, '/iniciar');
  await signInByForm(page, owner);
  await (await openOwnMenu(page)).getByRole('link', { name: 'Pedidos' }).click();
  await page.getByRole('row').getByRole('link', { name: '1', exact: true }).click();
  await (await chooseState(page, 1, 'Pago aprobado')).getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(stateOf(page)).toHaveValue('PAP');
};
