import type { Page } from '@playwright/test';

/** Keeps a page's scripts from coming until the answer is called, as a slow phone does. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
