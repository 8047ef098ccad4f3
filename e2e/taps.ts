import type { Locator, Page } from '@playwright/test';

/**
 * Counts what somebody presses and the screens he sees, on a page and on what a mail opens beside it. Typing is no tap,
 * for a phone fills the fields; neither is what is done outside the shop, in the mailbox or between tabs. A screen is a
 * path that was shown: what follows at the same one is none of its own.
 */
export const countTaps = () => {
  const count = { taps: 0, screens: 0 };
  const pathOf = (page: Page) => new URL(page.url()).pathname;
  return {
    count,
    /** Counts the screens of a page, the one that it shows now among them. */
    follow: (page: Page) => {
      let shown = pathOf(page);
      count.screens += 1;
      page.on('framenavigated', (frame) => {
        if (frame !== page.mainFrame() || pathOf(page) === shown) return;
        shown = pathOf(page);
        count.screens += 1;
      });
    },
    tap: async (target: Locator) => {
      count.taps += 1;
      await target.click();
    },
  };
};

/** Hints by which a phone could fill each field: its name and its token. */
export const autofillOf = (fields: Locator) =>
  fields.evaluateAll((all) =>
    all.map((field) => [field.getAttribute('name') ?? field.id, field.getAttribute('autocomplete')].join(' ')),
  );
