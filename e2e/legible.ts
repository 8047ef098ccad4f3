import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';

/** Colour alone marks no link in a line of text: each is underlined. */
export const expectLinksMarked = async (page: Page) => {
  const unmarked = await page.evaluate(() => {
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const isLine = (node: Node) => !(node instanceof Element) || isInline(node) || node.tagName === 'BR';
    /** The words in a line beside its links. */
    const wordsOf = (node: Node): string => {
      if (node instanceof HTMLAnchorElement || node instanceof HTMLBRElement) return '';
      if (node instanceof Element && getComputedStyle(node).display === 'none') return '';
      return node.childNodes.length > 0 ? Array.from(node.childNodes, wordsOf).join('') : (node.textContent ?? '');
    };
    const lineOf = (link: Element) => {
      let top: Element = link;
      while (top.parentElement && isInline(top.parentElement)) top = top.parentElement;
      const line: Node[] = [top];
      for (let at = top.previousSibling; at && isLine(at); at = at.previousSibling) line.unshift(at);
      for (let at = top.nextSibling; at && isLine(at); at = at.nextSibling) line.push(at);
      return line.map(wordsOf).join('');
    };
    const isUnderlined = (link: Element) => {
      for (let at: Element | null = link; at; at = at.parentElement) {
        if (getComputedStyle(at).textDecorationLine.includes('underline')) return true;
        if (!isInline(at)) return false;
      }
      return false;
    };
    return Array.from(document.querySelectorAll('a[href]'))
      .filter((link) => isInline(link) && /\p{L}/u.test(link.textContent ?? '') && /[\p{L}\d]/u.test(lineOf(link)))
      .filter((link) => !isUnderlined(link))
      .map((link) => link.outerHTML);
  });
  expect(unmarked, 'links that only their colour marks').toEqual([]);
};

/** A phone's browser zooms into a field whose letters are smaller than 16 px, and does not zoom out. */
export const expectLargeFields = async (page: Page) => {
  const small = await page.evaluate(() =>
    // Mantine measures the height of a text in a hidden field.
    Array.from(document.querySelectorAll('input, select, textarea:not([aria-hidden])'))
      .filter((field) => !(field instanceof HTMLInputElement && /^(hidden|checkbox|radio|file)$/.test(field.type)))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );
  expect(small, 'fields that a phone zooms into').toEqual([]);
};

/** Words of libraries: each begins a name that one of them gives by itself. */
const libraryWords =
  /^(actions|beacon|change view|clear|close|collapse|dismiss|drag|events|expand|go to|hide|next|not sorted|page|pin (column|left|right)|previous|records?|remove|resize|scroll|select|show|sorted|toggle|unpin)\b/i;

/** Accessible names and tooltips hold no library's English. */
export const expectSpanish = async (page: Page) => {
  const names = await page.evaluate(() =>
    ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder'].flatMap((attribute) =>
      Array.from(document.querySelectorAll(`[${attribute}]`), (element) => element.getAttribute(attribute) ?? ''),
    ),
  );
  expect(names.filter((name) => libraryWords.test(name))).toEqual([]);
};

const expectNotWider = async (page: Page) => {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

/** The dark look of a screen of the panel is legible. */
export const expectDarkLegible = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page, { isContrastOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
};

/**
 * Nothing of axe's is broken on a screen of the panel, light and dark, wide and narrow; it is not wider than its window, no
 * field smaller than a phone asks for, no link in text marked by its colour alone, and nothing is called in English.
 */
export const expectEveryLook = async (page: Page) => {
  const wide = page.viewportSize();
  await expectAccessible(page);
  await expectSpanish(page);
  await expectNotWider(page);
  await expectDarkLegible(page);
  const over = page.getByRole('dialog').or(page.getByRole('menu'));
  const opened = await over.count();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(over, 'what stands over the screen at any width').toHaveCount(opened);
  await expectAccessible(page);
  await expectNotWider(page);
  await expectLargeFields(page);
  await expectLinksMarked(page);
  await expectDarkLegible(page);
  if (wide) await page.setViewportSize(wide);
};
