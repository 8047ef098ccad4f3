import type { Page } from '@playwright/test';
import { expect, open } from './fixtures.ts';
import { inOwnShop, type OwnShop } from './own-shop.ts';

const chat = '0123456789abcdef01234567/default';
const setChat = (shop: OwnShop, id: string) => shop.run('setting', 'chat', id);

/** A demo of its own with a chat, so that no other journey meets the bar. */
const test = inOwnShop((shop) => setChat(shop, chat), { DEMO: '1' });

const bar = (page: Page) => page.getByRole('region', { name: 'Privacidad' });

/** Addresses that are asked of the chat's maker. */
const listen = async (page: Page) => {
  const asked: string[] = [];
  await page.route('https://embed.tawk.to/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.chatOpened = true;' });
  });
  return asked;
};

test('a chat comes once it is accepted, and never where the address is a secret', async ({ page, problems }) => {
  const asked = await listen(page);
  await open(page, '/');
  await expect(bar(page)).toContainText('chatear con vos');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await bar(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => asked).toEqual([`https://embed.tawk.to/${chat}`]);
  expect(await page.evaluate(() => (globalThis as { chatOpened?: true }).chatOpened)).toBe(true);

  // An order's link lets whoever has it look at the order: a chat would read it.
  await open(page, '/pedido/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a33/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a34');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await open(page, '/contacto');
  await expect.poll(() => asked).toHaveLength(2);
  expect(problems.splice(0).filter((problem) => !problem.startsWith('host: https://embed.tawk.to/'))).toEqual([]);
});

test('an id that no chat has is written to the console, and nobody is asked', async ({ page, problems, shop }) => {
  expect((await setChat(shop, 'otro')).code).toBe(0);
  const asked = await listen(page);
  await page.addInitScript(() => localStorage.setItem('third-parties', '"given"'));
  await expect(async () => {
    await open(page, '/contacto');
    await expect.poll(() => problems).toContain('console: Chat error => invalid id');
  }).toPass();
  expect(asked).toEqual([]);
  expect(problems.splice(0).filter((problem) => problem !== 'console: Chat error => invalid id')).toEqual([]);
});
