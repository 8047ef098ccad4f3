import type { Page } from '@playwright/test';
import { legalPaths } from '../contract/plain/legal-paths.ts';
import { sites } from '../sites/all.ts';
import { siteIds } from '../sites/site.ts';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, expectValid, open, test } from './fixtures.ts';
import { originOf } from './sites.ts';

// Each page of each site, and what opens on it, as a visitor comes to it: axe finds nothing wrong, and it is valid HTML.
// The journeys of the signed-in look at their own pages.

const account = ['/iniciar', '/registro', '/activar/00000000-0000-4000-8000-000000000000'];
const mails = [
  '/newsletter/confirmar/no-existe',
  '/newsletter/baja/no-existe',
  '/avisos/confirmar/no-existe',
  '/avisos/baja/no-existe',
];

const lookAt = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await test.step(path, () => expectAccessible(page, { targets: true }));
    await test.step(path, () => expectValid(page));
  }
};

/** Presses what opens something, looks at that, and closes it. */
const lookInto = async (page: Page, opener: string, name: string | RegExp) => {
  const button = page.getByRole('button', { name: opener, exact: true });
  await button
    .or(page.getByRole('link', { name: opener }))
    .first()
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await test.step(opener, () => expectAccessible(page));
  await test.step(opener, () => expectValid(page));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const toCart = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Agregar al carrito/ });

/** The first product or part of a list. */
const firstThing = (page: Page) => page.getByRole('main').locator('a[href^="/productos/"]').first();

for (const id of siteIds) {
  const { kind, capabilities } = sites[id];

  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });

    test(`what ${id} sells`, async ({ page }) => {
      await lookAt(page, ['/', '/mi-compra', '/productos', '/productos?t=qqqqqq', '/productos?search=']);
      await lookAt(page, [(await firstThing(page).getAttribute('href')) ?? '']);
    });

    test(`what opens on ${id}`, async ({ page }) => {
      await open(page, '/productos?search=');
      await lookInto(page, 'Menú', 'Menú');
      await lookInto(page, 'Filtrar', 'Filtrar y ordenar');
      if (kind === 'autoparts') await lookInto(page, 'Mi vehículo: elegir', /vehículo/);
      await toCart(page).first().click();
      await lookInto(page, 'Mi compra: 1 item', /^Mi compra/);
      await open(page, (await firstThing(page).getAttribute('href')) ?? '');
      await lookInto(page, 'Consultar por WhatsApp', 'Contactar por WhatsApp');
      await lookAt(page, ['/mi-compra']);
    });

    test(`what a customer of ${id} has`, async ({ page }) => {
      await signInAs(page, { email: 'cliente@demo.uy', password: 'demo-2026' }, originOf('RTC'));
      await lookAt(page, ['/perfil', '/mis-compras']);
      await open(page, '/productos?search=');
      await toCart(page).first().click();
      await open(page, '/mi-compra?detail');
      await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
      await test.step('checkout', () => expectAccessible(page, { targets: true }));
      await expectValid(page);
    });

    test(`what ${id} says`, async ({ page }) => {
      const own = [
        ...(capabilities.includes('printing3d') ? ['/3d', '/3d/impresion'] : []),
        ...(capabilities.includes('companyPages') ? ['/empresa', '/servicios'] : []),
        ...(capabilities.includes('passwordReset') ? ['/restablecer-contrasena'] : []),
      ];
      await lookAt(page, ['/contacto', ...legalPaths, ...account, ...mails, ...own, '/no-existe']);
    });
  });
}
