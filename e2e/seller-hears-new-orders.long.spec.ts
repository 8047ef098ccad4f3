import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { seller } from './shopping.ts';

type Ringing = Window & { rings?: number };

test('a new order rings once in the tabs of a browser, and not while the sound is off', { tag: '@desktop' }, async ({
  page,
}) => {
  const context = page.context();
  // A browser without loudspeakers plays nothing: it counts how often it was asked to.
  await context.addInitScript(() => {
    const self = window as Ringing;
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        self.rings = (self.rings ?? 0) + 1;
        return super.createOscillator();
      }
    };
  });
  // Other journeys order meanwhile.
  let newest = [1000];
  await context.route('**/rest/panel/count', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, newest } } });
  });
  await signInAs(page, seller);
  const other = await context.newPage();
  const tabs: readonly Page[] = [page, other];
  const rings = async () => {
    const counts = await Promise.all(tabs.map((tab) => tab.evaluate(() => (window as Ringing).rings ?? 0)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const open = async (tab: Page) => {
    await tab.goto('/gestion/empresas');
    // A browser plays nothing on a page that nobody has touched.
    await tab.getByRole('heading', { level: 1, name: 'Empresas' }).click();
  };
  const sound = async () => {
    await page.getByRole('button', { name: /^Tu menú/ }).click();
    await page.getByRole('switch', { name: 'Sonido con cada pedido nuevo' }).click({ force: true });
    await page.keyboard.press('Escape');
  };
  const order = async (numbers: number[]) => {
    newest = [...numbers, ...newest];
    for (const tab of tabs) {
      // As when one comes back to the tab.
      await tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(tab).toHaveTitle(new RegExp(`^\\(${newest.length - 1}\\) Empresas`));
    }
  };
  for (const tab of tabs) await open(tab);
  await order([1001]);
  expect(await rings()).toBe(0);
  await sound();
  // It is heard as it is switched on.
  expect(await rings()).toBe(1);
  await order([1003, 1002]);
  expect(await rings()).toBe(2);
  await sound();
  await order([1004]);
  expect(await rings()).toBe(2);
});
