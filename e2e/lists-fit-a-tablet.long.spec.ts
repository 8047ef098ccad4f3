import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { aPaidOrder } from './paid-order.ts';
import { partsShop } from './parts.ts';
import { administrator, callAs, tokenOf } from './shopping.ts';

// The rail of screens stands beside the list, as on a wide screen.
test.use({ viewport: { width: 768, height: 1024 } });

const openList = async (page: Page, path: string, shown = page.getByRole('row').nth(1)) => {
  await signInAs(page, administrator);
  await page.goto(path);
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Elements that one has to scroll sideways, the page itself too, and texts that are cut without saying so. */
const widerThanTheirRoom = () =>
  [...document.querySelectorAll('*')]
    .filter((one) => {
      const { overflowX, textOverflow, position } = getComputedStyle(one);
      if (one.scrollWidth <= one.clientWidth || one.clientWidth === 0) return false;
      if (one === document.documentElement || ['auto', 'scroll'].includes(overflowX)) return true;
      // A field scrolls by its cursor and has no text; what is for screen readers alone has no room.
      const isText = one.textContent.trim() !== '' && one.clientWidth > 1 && position !== 'absolute';
      return isText && ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
    })
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} in ${one.clientWidth}`);

const fit = (paths: readonly string[], shownOf?: (page: Page) => Locator) => {
  for (const path of paths)
    test(`${path} at 768 px`, { tag: '@desktop' }, async ({ page }) => {
      await openList(page, path, shownOf?.(page));
      expect(await page.evaluate(widerThanTheirRoom)).toEqual([]);
    });
};

test.describe('of the shop of products', () => {
  fit(['/gestion/pedidos', '/gestion/productos', '/gestion/stock', '/gestion/usuarios', '/gestion/historial']);
  fit(['/gestion/empresas', '/gestion/grupos', '/gestion/personas', '/gestion/comunicaciones', '/gestion/marcas']);
  fit(['/gestion/imagenes', '/gestion/imagenes?tipo=banner'], (page) =>
    page.getByRole('button', { name: /^Ver / }).first(),
  );
  fit(
    ['BANNER_HOME', 'RELEASES_HOME', 'ajustes', 'textos'].map((part) => `/gestion/configuracion?parte=${part}`),
    (page) => page.getByRole('button', { name: /^Guardar/ }),
  );
  // Lists that may be empty.
  fit(
    ['/gestion', '/gestion/mostrador', '/gestion/comprobantes', '/gestion/alertas', '/gestion/stock/recuento'],
    (page) => page.getByRole('heading', { level: 1 }),
  );
  fit(['/gestion/exportar', '/gestion/exportar?que=orders'], (page) => page.getByRole('button', { name: 'Exportar' }));
  fit(['/gestion/categorias'], (page) => page.getByRole('button', { name: /^Acciones de / }).first());
  fit(['/gestion/personas/1', '/gestion/empresas/1'], (page) => page.getByRole('heading', { level: 2 }).first());
  fit(
    ['semana', 'mes'].map((view) => `/gestion/agenda?vista=${view}`),
    (page) => page.getByRole('table'),
  );

  test('an order at 768 px, before and after its dispatch', { tag: '@desktop' }, async ({ page, request }) => {
    const { guid } = await aPaidOrder(request);
    const token = await tokenOf(request, administrator);
    for (const change of [
      { mark: 'prepared', isSet: true },
      { state: 'DIS', sendEmail: false },
    ]) {
      const path = 'mark' in change ? 'order/mark' : 'order/changeState';
      expect((await callAs(request, token, path, { orderId: guid, ...change })).error).toBe('');
      await openList(page, `/gestion/pedidos/${guid}`, page.getByRole('region', { name: 'Historial' }));
      expect(await page.evaluate(widerThanTheirRoom)).toEqual([]);
    }
  });

  test('an import at 768 px', { tag: '@desktop' }, async ({ page }) => {
    await openList(page, '/gestion/importar', page.getByRole('heading', { level: 1 }));
    const sheet = [
      'Código;Nombre;Categoría;Marca;Precio',
      `ANCHA-${randomUUID()};Un producto ancho;Sensores;Otra;12,5`,
    ];
    const buffer = Buffer.from(sheet.join('\n'));
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'planilla.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('button', { name: 'Revisar' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(widerThanTheirRoom)).toEqual([]);
  });

  test('what is wide at 768 px', { tag: '@desktop' }, async ({ page }) => {
    const code = `ANCHO-${randomUUID().slice(0, 13).toUpperCase()}`;
    const product = {
      ProductCode: code,
      ProductName: 'Electroventilador desparasitado para computadora con microcontrolador',
      BrandId: 1,
      CategoryId: '1.1',
      ProductPrice: 12345.67,
      ProductIsPublic: false,
    };
    await callAs(page.request, await tokenOf(page.request, administrator), 'product/add', { product });
    for (const path of ['/gestion/productos', '/gestion/stock']) {
      await openList(page, `${path}?t=${code}`);
      await expect(page.getByRole('button', { name: code }).first()).toBeVisible();
      await expect(page.getByText(product.ProductName).filter({ visible: true }).first()).toBeVisible();
      expect(await page.evaluate(widerThanTheirRoom), path).toEqual([]);
    }
  });

  test('a user with a long name who was invited, at 768 px', { tag: '@desktop' }, async ({ page }) => {
    const long = `Desparasitadorelectromecanico${randomUUID().slice(0, 8)}`;
    await page.route('**/rest/user/filter', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: JSON.parse(JSON.stringify(body).replaceAll('Gabriela', long)) });
    });
    await openList(page, '/gestion/usuarios', page.getByText(long).first());
    expect(await page.evaluate(widerThanTheirRoom)).toEqual([]);
  });
});

test.describe('of the shop of parts', () => {
  test.use({ baseURL: partsShop });
  fit(['/gestion/productos', '/gestion/stock', '/gestion/repuestos']);
  fit(['/gestion/repuestos?ver=vehiculos'], (page) => page.getByRole('heading', { level: 1 }));
});
