import type { Page } from '@playwright/test';
import { holdToAims } from './first-load.ts';
import { test } from './fixtures.ts';
import { partsShop } from './parts.ts';

const aPage = async (page: Page) => {
  const list = await (await page.request.get('/productos?pag=1')).text();
  return /href="(\/productos\/[^"?]+)"/.exec(list)?.[1] ?? '/productos';
};

holdToAims(
  [
    ['the main page', '/'],
    ['the list', '/productos?pag=1'],
    ['a product', aPage],
  ],
  '@both-widths',
);

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  holdToAims(
    [
      ['the main page of parts', '/'],
      ['the advanced search', '/productos'],
      ['the list of parts', '/productos?pag=1'],
      ['a part', aPage],
    ],
    '@both-widths',
  );
});
