import type { Page } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expectWithin, firstLoad, holdToAims, type PageToLoad } from './first-load.ts';
import { expect, open, test } from './fixtures.ts';
import { cartOf, someProducts } from './shopping.ts';
import { originOf } from './sites.ts';

/** The first thing of the list. The browser alone finds the hosts of all sites. */
const aPage = async (page: Page) => {
  await open(page, '/productos?pag=1');
  const link = page.getByRole('main').locator('article a[href^="/productos/"]').first();
  const path = await link.getAttribute('href');
  await page.goto('about:blank');
  return path ?? '';
};

// The forms of an account, and an order's, hold the rules of each field.
const form = { js: 153_000 };

const everySite: readonly PageToLoad[] = [
  ['the way into the catalogue', '/productos'],
  ['the contact page', '/contacto'],
  ['the terms', '/terminos'],
  ['the page to sign in', '/iniciar'],
  ['the registration', '/registro', form],
  ['the empty cart', '/mi-compra', form],
  ['a page that is not there', '/no-existe', { status: 404 }],
];

test.describe('RTC', () => {
  test.use({ baseURL: originOf('RTC') });
  holdToAims([...everySite, ['3D', '/3d'], ['printing', '/3d/impresion']]);

  test('the checkout loads within its budget and nothing of the panel', async ({ page }) => {
    const products = await someProducts(page.request, 2);
    await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
    await cartOf(page, products);
    await page.goto('about:blank');
    const { js, css, requests } = await firstLoad(page, '/mi-compra?detail');
    await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
    expectWithin('js', js, 160_000);
    expectWithin('css', css);
    expectWithin('requests', requests);
  });
});

test.describe('NAM', () => {
  test.use({ baseURL: originOf('NAM') });
  // The pages that mails lead to, and the other legal pages, are the same on each site.
  holdToAims([
    ...everySite,
    ['the firm', '/empresa'],
    ['its services', '/servicios'],
    ['the privacy page', '/privacidad'],
    ['the page of deliveries', '/envios-y-devoluciones'],
    ['the page of withdrawals', '/arrepentimiento'],
    ['the page to ask for a new password', '/restablecer-contrasena', form],
    ['the page to choose it', '/restablecer-contrasena/ana@correo.uy/clave', form],
    ['the page that makes the first administrator', '/primer-administrador/clave', form],
    ['the page that activates an account', '/activar/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a33', form],
    ['the page that confirms an order', '/confirmar-compra/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a33/clave', form],
    ['the page that confirms the newsletter', '/newsletter/confirmar/clave'],
    ['the page that confirms a notice of arrival', '/avisos/confirmar/clave'],
    [
      'an order that is not there',
      '/pedido/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a33/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a34',
      form,
    ],
  ]);
});

for (const id of ['NAH', 'NAE', 'NAC'] as const) {
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });
    holdToAims([...everySite, ['the main page', '/'], ['the list', '/productos?pag=1'], ['a product', aPage]]);
  });
}
