import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { htmlFaults } from '../server/test/html-faults.ts';
import { settings } from '../sites/shared.ts';
import { random } from './random.ts';

/** How many products or parts a page of a list has. */
export const pageSize = settings.productPageSize;

export { expect };

/** Records a page's faults: errors, requests that the policy blocked, other hosts, failures of ours. */
const watch = (page: Page, baseURL: string, problems: string[]) => {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused call or a missing page is a 4xx that the test itself looks at; the browser notes each as an error.
    if (message.type() !== 'error' || /status of 4\d\d/.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) problems.push(`host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`);
  });
};

type Fixtures = {
  /** Problems of the page so far; a test that provokes something on purpose empties it. */
  problems: string[];
};

/** A journey fails, whatever it looks at, when the page logs an error, breaks its policy, or asks another host. */
export const test = base.extend<Fixtures>({
  // Each test comes from an address of its own, so that none uses up the tries of another.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const part = () => random().int(1, 254);
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      watch(page, baseURL ?? '', problems);
      await use(problems);
      expect(problems, 'what the page must not do').toEqual([]);
    },
    { auto: true },
  ],
});

/** No rule of axe is broken on the page as it stands; of the size of targets too where nothing floats over them. */
export const expectAccessible = async (page: Page, { targets = false, isContrastOnly = false } = {}) => {
  // A list that is asked anew is pale meanwhile.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  // Text that is fading in lacks its contrast.
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  });
  // No frames here: in one run, that tells of faults only, it takes a third of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: targets } } });
  const { violations } = await (isContrastOnly ? axe.withRules('color-contrast') : axe).analyze();
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  );
  expect(report, 'axe').toEqual([]);
};

/** The page as it stands is valid HTML. The panel's is not: Mantine writes it. */
export const expectValid = async (page: Page) => {
  expect(await htmlFaults(await page.content()), 'HTML').toEqual([]);
  // html-validate does not know that all terms of a list stand in groups or none.
  await expect(page.locator('dl:has(> dt):has(> div)')).toHaveCount(0);
};

/** The next answer of a call is lost after the shop did its work. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**/rest/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Waits until the page is not only there but alive: React has taken it over. */
export const hydrated = (page: Page) =>
  // Before the first byte of a page there is no body.
  page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__react')));

/** Goes to the top, and stays until what watches the window has seen it. */
export const goToTop = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Goes to a page and waits until it is alive. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
};

/** Whether the filters stand beside a list and the menu in the header: from 992 px on. */
export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992;

/** How many a list says that it has found. */
export const resultCount = async (page: Page) =>
  Number((await page.getByText(/^[\d.]+ resultados?$/).innerText()).replace(/\D/g, ''));

/** The box in the header that searches the catalogue; there is one for phones and one for wide screens. */
export const searchBox = (page: Page) => page.getByLabel('Buscar productos').filter({ visible: true });

/** A text as a pattern of itself. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
