import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, searchBox, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';
import { originOf } from './sites.ts';

const isPhone = (width: number | undefined) => (width ?? 0) < 768;

test('an address that does not exist says so and leads home', async ({ page }) => {
  const response = await open(page, '/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
  await expect(page.getByRole('link', { name: 'Ir a la página principal' })).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle(/Parece que esta página no existe/);
  await expect(page.getByText('Demostración')).toBeVisible();
  await expectAccessible(page);
});

test('the header stays, gets slim without moving the page, and there is a way back up', {
  tag: ['@both-widths', '@long'],
}, async ({ page }) => {
  await open(page, '/no-existe');
  const up = page.getByRole('button', { name: 'Volver arriba' });
  await expect(up).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const header = page.getByRole('banner');
  const flat = await header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.evaluate(() => scrollTo(0, 30));
  await expect(up).toBeHidden();
  await expect(header).toHaveCSS('box-shadow', flat);
  await page.evaluate(() => scrollTo(0, 31));
  await expect(up).toBeVisible();
  await expect(header).not.toHaveCSS('box-shadow', flat);
  await page.evaluate(() => scrollTo(0, 100));
  await expect(page.getByRole('banner')).toBeInViewport();
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
  // A button that still moves is not pressed, and to look for it scrolls the page.
  await header.evaluate((top) => Promise.all(top.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();
});

test('the way back up lies on nothing that one presses', { tag: '@long' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  for (const path of ['/productos?search', `/productos/${product?.code}`]) {
    await open(page, path);
    for (const share of [0.1, 0.4, 0.8]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
      const up = page.getByRole('button', { name: 'Volver arriba' });
      await expect(up).toBeInViewport();
      const covered = await up.evaluate((button) => {
        const own = button.getBoundingClientRect();
        const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        return places.flatMap(([x, y]) =>
          document
            .elementsFromPoint(own.left + x * own.width, own.top + y * own.height)
            .filter((one) => one.matches('a, button, input, select, summary') && one !== button)
            // A thing that scrolls below the header is not in sight there.
            .filter((one) => button.closest('header') === null || one.closest('header') !== null)
            .map((one) => one.outerHTML),
        );
      });
      expect(covered).toEqual([]);
    }
  }
});

/** Where what begins at the page's left edge does: headings, grids, and the first card of each row. */
const leftEdges = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const left = (one: Element) => Math.round(one.getBoundingClientRect().left);
    const grids = ['.category-tile', '.brand-tile'].map((each) => [...main.querySelectorAll(each)].map(left));
    const rows = [...main.querySelectorAll('.slides')].flatMap((row) => row.querySelector('.product-card') ?? []);
    return {
      headings: [...main.querySelectorAll('.home-section h2')].map(left),
      grids: grids.filter((all) => all.length > 0).map((all) => Math.min(...all)),
      rows: rows.map(left),
    };
  });

for (const id of ['RTC', 'NAM'] as const) {
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });

    test('rows of products begin where the page does', { tag: ['@both-widths', '@long'] }, async ({ page }) => {
      await open(page, '/');
      const { headings, grids, rows } = await leftEdges(page);
      expect([grids.length, rows.length >= 3, headings.length >= 5]).toEqual([2, true, true]);
      expect(new Set([...headings, ...grids, ...rows])).toHaveProperty('size', 1);
    });
  });
}

test('the way back up goes 50 pixels every 15 milliseconds', { tag: '@long' }, async ({ page }) => {
  await open(page, '/no-existe');
  await page.evaluate(() => scrollTo(0, 130));
  await page.getByRole('button', { name: 'Volver arriba' }).waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Pressed by hand: to look whether it may be pressed scrolls the page.
  await page.getByRole('button', { name: 'Volver arriba' }).evaluate((button) => (button as HTMLElement).click());
  const y = () => page.evaluate(() => Math.round(scrollY));
  const began = await y();
  for (const [after, left] of [
    [14, began],
    [1, began - 50],
    [15, began - 100],
    [15, 0],
  ] as const) {
    await page.clock.runFor(after);
    expect(await y()).toBe(Math.max(left, 0));
  }
});

test('the menu opens and closes by keyboard and by a press outside', { tag: '@both-widths' }, async ({
  page,
  viewport,
}) => {
  await open(page, '/no-existe');
  if (isPhone(viewport?.width)) {
    const button = page.getByRole('button', { name: 'Menú' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(drawer).toBeHidden();
    return;
  }
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const summary = menu.locator('summary');
  const all = menu.getByRole('link', { name: 'Ver todo el catálogo' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(all).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(all).toBeVisible();
  // Beside the header: the menu of a large catalogue may cover all that is below.
  await page.mouse.click(20, 60);
  await expect(all).toBeHidden();
});

test('a category of the menu leads to its list, and the menu is out of the way', {
  tag: ['@both-widths', '@long'],
}, async ({ page, viewport }) => {
  await open(page, '/');
  if (isPhone(viewport?.width)) {
    await page.getByRole('button', { name: 'Menú' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await drawer.locator('summary').first().click();
    await drawer.locator('details[open] a').nth(1).click();
    await expect(drawer).toBeHidden();
  } else {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.locator('summary').click();
    await menu.locator('details li li a').first().click();
    await expect(menu.getByRole('link', { name: 'Ver todo el catálogo' })).toBeHidden();
  }
  await expect(page).toHaveURL(/\/productos\?c=1\.\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search of one letter goes nowhere and says why in the page, without code on demand', async ({ page }) => {
  await page.route('**/assets/suggestions-*.js', () => undefined);
  await open(page, '/no-existe');
  const box = searchBox(page);
  const why = page.getByRole('alert').filter({ hasText: 'Escribí al menos dos letras o números para buscar.' });
  for (const text of ['a', '  ', 'b ']) {
    await box.fill(text);
    await expect(why).toHaveCount(0);
    await box.press('Enter');
    await expect(why).toBeVisible();
    await expect(box).toBeFocused();
  }
  await expect(page).toHaveURL(/no-existe/);
  await expectAccessible(page);
});

test('a search of nothing says why in the page, before the box was ever used', { tag: '@long' }, async ({ page }) => {
  await open(page, '/no-existe');
  const why = page.getByRole('alert').filter({ hasText: 'Escribí al menos dos letras' });
  await page.getByRole('button', { name: 'Buscar', exact: true }).filter({ visible: true }).click();
  await expect(why).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('uno r3');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('uno r3');
  await expect(why).toHaveCount(0);

  // Another page does not repeat it.
  await searchBox(page).fill('a');
  await searchBox(page).press('Enter');
  await expect(why).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/no-existe/);
  await expect(searchBox(page)).toHaveValue('');
  await expect(why).toHaveCount(0);
});

test('the first stop of the keyboard leads past the header', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await open(page, '/no-existe');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenido')).toBeFocused();
});

test('what was called off is no error of the page, all else is', { tag: '@long' }, async ({ page, problems }) => {
  await open(page, '/no-existe');
  const reject = (name: string) =>
    page.evaluate((called) => {
      void Promise.reject(new DOMException(called, called));
      return new Promise((settled) => {
        setTimeout(settled);
      });
    }, name);
  await reject('AbortError');
  await reject('DataError');
  await expect.poll(() => problems.splice(0)).toEqual(['error: DataError']);
});

test('a session that has ended leaves a visitor, not an error', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('began'))
      localStorage.setItem('session', JSON.stringify({ token: 'x'.repeat(43), guid: 'y' }));
    sessionStorage.setItem('began', '1');
  });
  const asked = page.waitForResponse((response) => response.url().endsWith('/rest/user/get'));
  await open(page, '/no-existe');
  expect((await asked).status()).toBe(401);
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).not.toContain('xxx');
});
