import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cartTitle } from '#web/blocks/cart/cart-words';

const root = new URL('..', import.meta.url).pathname;
const textOf = (file: string) => readFileSync(root + file, 'utf8');
const walk = textOf('e2e/customer-sees-what-follows.long.spec.ts');
const components = globSync('web/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('test.tsx'));

/** Blocks that pass their title on. */
const passOn = /(screen-heading|account-page|confirm-by-link|end-by-link)\.tsx$/;
/** The elements that head a screen which takes another's place, of each file. */
const headings = components
  .filter((file) => !passOn.test(file))
  .flatMap((file) => {
    const elements =
      textOf(file).match(/<ScreenHeading\b[^>]*>|<AccountPage\b(?=[^>]*\bisNext\b)[^>]*>|\bdoneTitle="[^"]+"/g) ?? [];
    return elements.map((element) => ({ file, element }));
  });
/** Every sentence that may stand there: those of the element, and of the constants that it names. */
const titlesOf = ({ file, element }: { file: string; element: string }): string[] => {
  const expression = /title=(?:"([^"]+)"|\{([^}]+)\})/i.exec(element);
  const [, literal, code = ''] = expression ?? [];
  if (literal) return [literal];
  const constants: Record<string, string> = { cartTitle, ...constantsOf(file) };
  const named = Object.entries(constants).flatMap(([name, text]) =>
    new RegExp(`\\b${name}\\b`).test(code) ? [text] : [],
  );
  return [...named, ...[...code.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? '')];
};
const constantsOf = (file: string) =>
  Object.fromEntries(
    [...textOf(file).matchAll(/const (\w+) = '([^']+)';/g)].map(([, name, text]) => [name, text ?? '']),
  );

test('every screen that takes the place of another is in the walk that looks at its heading, focus and title', () => {
  expect(headings.length).toBeGreaterThan(6);
  for (const heading of headings) {
    const titles = titlesOf(heading);
    expect(titles, `${heading.file}: a title that can be read here`).not.toEqual([]);
    const walked = titles.some((title) => new RegExp(`expect(Screen|Heading)\\(page, '${title}'\\)`).test(walk));
    expect(walked, `${heading.file}: ${titles.join(' / ')}`).toBe(true);
  }
});

test('what a reload shows again has such a heading', () => {
  const users = components.filter((file) => /\buseScreen[<(]/.test(textOf(file)));
  const headed = new Set(headings.map(({ file }) => file));
  expect(users.filter((file) => !headed.has(file) && !passOn.test(file))).toEqual([]);
});
