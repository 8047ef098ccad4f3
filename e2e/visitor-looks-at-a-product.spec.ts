import { expect, expectAccessible, open, test } from './fixtures.ts';

const code = 'UNO-R3-SMD';
const path = `/productos/${code}`;

test('the page of a product tells what it is, costs, and where it is', async ({ page }) => {
  const response = await open(page, path);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${title} · RTC`);
  await expect(main.getByText(code, { exact: true })).toBeVisible();
  await expect(main.getByText('IVA incluido').first()).toBeVisible();
  const stock = main.getByRole('region', { name: 'Stock' });
  await expect(stock).toContainText('Bulevar');
  await expect(stock).toContainText('Cerro Largo');
  await expect(stock).not.toContainText(/\d/);
  await expect(main.getByRole('region', { name: 'Descripción' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Especificaciones' }).getByRole('row').first()).toBeVisible();
  const related = main.getByRole('region', { name: 'Tambien te puede interesar' });
  await expect(related.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('a square picture is shown whole', async ({ page }) => {
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="red"/></svg>`;
  await page.route('**/imagenes/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: square }));
  for (const at of [path, '/productos', '/']) {
    await open(page, at);
    const pictures = page.getByRole('main').locator('.picture-box img').filter({ visible: true });
    const isSquare = () =>
      pictures
        .first()
        .evaluate((one: HTMLImageElement) => one.naturalWidth > 0 && one.naturalWidth === one.naturalHeight);
    await expect.poll(isSquare).toBe(true);
    const cut = await pictures.evaluateAll((all) =>
      all
        .filter((one) => one.clientHeight > (one.closest('.picture-box')?.clientHeight ?? 0))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(cut, at).toEqual([]);
  }
});

test('a product goes into the cart, with a word that goes away', async ({ page }) => {
  await open(page, path);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Agregar uno' }).first().click();
  await main.getByRole('button', { name: 'Agregar al carrito', exact: true }).first().click();
  const toast = page.getByText('El producto fue agregado correctamente!');
  await expect(toast).toBeVisible();
  await page.clock.resume();
  await expect(toast).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 2 items/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 2 items/ })).toBeVisible();
  await expect(main.getByText('2 items en tu compra.')).toBeVisible();
  await main.getByRole('link', { name: 'Ver mi compra' }).click();
  await expect(page).toHaveURL('/mi-compra');
});

test('a product in a list goes into the cart without leaving the list', async ({ page }) => {
  await open(page, '/productos?t=uno+r3+smd');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole('button', { name: /^Agregar al carrito: Placa UNO R3/ })
    .first()
    .click();
  await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item,/ })).toBeVisible();
  await expect(page).toHaveURL(/\/productos\?t=/);
  // It stays as long as it is pointed at.
  const word = page.getByRole('status').filter({ hasText: 'El producto fue agregado' });
  await word.hover();
  await page.clock.runFor(5_000);
  await expect(word).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_500);
  await expect(word).toBeHidden();
});

test('a branch is asked by WhatsApp with a greeting that names the product and its page', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Consultar por WhatsApp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contactar por WhatsApp' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (const branch of ['Bulevar', 'Cerro Largo']) {
    const href = (await dialog.getByRole('link', { name: branch }).getAttribute('href')) ?? '';
    expect(href).toMatch(/^https:\/\/wa\.me\/598\d+\?text=/);
    const asked = new RegExp(`por el producto ${code} \\(.+\\)\\. http.+${path}$`);
    expect(decodeURIComponent(href)).toMatch(asked);
  }
  // The chat is another host: the link must not really be followed here.
  await dialog.getByRole('link', { name: 'Bulevar' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await dialog.getByRole('link', { name: 'Bulevar' }).click();
  await expect(dialog).toBeHidden();
});

test('a picture can be seen large', { tag: '@long' }, async ({ page }) => {
  await open(page, path);
  await page
    .getByRole('link', { name: /^Ampliar la imagen/ })
    .first()
    .click();
  const zoom = page.getByRole('dialog', { name: /^Imagen de/ });
  await expect(zoom.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await zoom.getByRole('button', { name: 'Cerrar' }).click();
  await expect(zoom).toBeHidden();
});

test('on phones the way to buy stays in sight', async ({ page }) => {
  await open(page, path);
  await page.getByRole('heading', { name: 'Tambien te puede interesar' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Agregar al carrito', exact: true }).last()).toBeInViewport();
});

test('a single and its packs lead to each other', { tag: '@long' }, async ({ page }) => {
  await open(page, '/productos/LM7812');
  const others = page.getByRole('navigation', { name: 'Otras cantidades' });
  await others.getByRole('link', { name: /^Pack x5 · U\$S/ }).click();
  await expect(page).toHaveURL(/LM7812-X5$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(pack x5)');
  await others.getByRole('link', { name: /^Por unidad/ }).click();
  await expect(page).toHaveURL(/LM7812$/);
});
