import type { Page } from '@playwright/test';
import { expect, goToTop, hydrated, open, test } from './fixtures.ts';
import { aPart, type Part, partsShop } from './parts.ts';
import { holdScripts } from './scripts.ts';
import { someProducts } from './shopping.ts';

/** The most that a page may jump, as browsers add it up (Cumulative Layout Shift). */
const most = 0.02;

/** A picture of one pixel. */
const aTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
type Moved = { value: number; at: number; moved: string[] };

/** Adds up from the start what moves without anybody's doing, and what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Moved[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : (node?.parentElement?.className ?? '');
    const wayOf = ({ node, previousRect: from, currentRect: to }: Source) =>
      `${nameOf(node)}: ${from.y}+${from.height} to ${to.y}+${to.height}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push({ value, at: startTime, moved: sources.map(wayOf) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Goes down a page as a thumb does, until its end. */
const scrollDown = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < Math.min(height, 12_000); y += 400) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
};

const expectStill = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  await scrollDown(page);
  await expectNothingMoved(page);
};

const expectNothingMoved = async (page: Page) => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
};

/** A code whose product, or family, this browser showed before: its row stands at the end of some pages. */
const remember = (page: Page, code: string) =>
  page.addInitScript((seen) => localStorage.setItem('recently-seen', JSON.stringify([seen])), code);

const hold = (names: Record<string, string>, codesOf: (page: Page) => Promise<[string, string]>) => {
  for (const [name, path] of Object.entries(names)) {
    test(`${name} stays in place while its slow pictures come and one goes down`, async ({ page, problems }) => {
      await page.route('**/imagenes/**', async (route) => {
        await new Promise((done) => setTimeout(done, 400));
        await route.continue();
      });
      await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ contentType: 'image/png', body: aTile }));
      await watchShifts(page);
      const [shown, seen] = await codesOf(page);
      await remember(page, seen);
      await expectStill(page, path.replace(':code', shown));
      // Pictures below the end of the way may still wait for theirs.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The map's tiles are of another host, as long as it stands there.
      await page.goto('about:blank');
      problems.length = 0;
    });
  }
};

test('the contact page stays in place where no tile of its map comes', async ({ page, problems }) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
  await watchShifts(page);
  await expectStill(page, '/contacto');
  await expect(page.getByRole('region', { name: 'Mapa' })).toContainText('No pudimos mostrar el mapa.');
  await page.goto('about:blank');
  problems.length = 0;
});

test('what is sold stays in place for who reached its end before its scripts came', async ({ page }) => {
  const [shown, seen] = await someProducts(page.request, 2);
  await remember(page, seen.code);
  await watchShifts(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/productos/${shown.code}`, { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeAttached();
  // Nobody reaches the end of a page that has no styles yet.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await footer.evaluate((node) => node.scrollIntoView());
  letScriptsCome();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expectNothingMoved(page);
  await expect(page.getByRole('link', { name: seen.name })).toHaveCount(0);
  await goToTop(page);
  await footer.evaluate((node) => node.scrollIntoView());
  await expect(page.getByRole('link', { name: seen.name }).first()).toBeVisible();
});

const everywhere = { 'the main page': '/', 'the list': '/productos?pag=1', 'what is sold': '/productos/:code' };

hold({ ...everywhere, 'the contact page': '/contacto', '3D printing': '/3d/impresion' }, async (page) => {
  const [shown, seen] = await someProducts(page.request, 2);
  return [shown.code, seen.code];
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  hold(everywhere, async (page) => {
    const shown = await aPart(page.request, ({ AutopartIsPublic }) => AutopartIsPublic);
    const isOther = (part: Part) => part.AutopartIsPublic && part.AutopartFamily !== shown.AutopartFamily;
    return [shown.AutopartFamily, (await aPart(page.request, isOther)).AutopartFamily];
  });
});

test('who comes back to the main page finds it where he left it', { tag: '@both-widths' }, async ({ page }) => {
  await open(page, '/');
  const last = page.getByRole('region', { name: /^Productos: / }).last();
  await last.scrollIntoViewIfNeeded();
  const link = last.getByRole('article').getByRole('link').first();
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(/\/productos\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(last).toBeInViewport();
  await expect(last.getByRole('article').first()).toBeInViewport();
});
