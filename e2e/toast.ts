import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the panel's one place for it says that something was done, and closes it: the next words are of the next action. */
export const expectTold = async (page: Page, text: string) => {
  const toast = page.locator('.panel-toast');
  await expect(toast).toContainText(text);
  await toast.getByRole('button', { name: 'Cerrar el aviso' }).click();
};
