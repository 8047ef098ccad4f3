import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntryText, type EntryWords } from './entry-text.tsx';

test.each([
  ['open', '10:00 Taller Sur · AnaCotización'],
  ['overdue', 'Vencida: 10:00 Taller Sur · AnaCotización'],
  ['done', 'Hecha: 10:00 Taller Sur · AnaCotización'],
] as const)('an entry that is %s says with whom it is before what it is', (state, text) => {
  const words: EntryWords = { contact: 'Taller Sur · Ana', subject: 'Cotización', state };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <EntryText hour="10:00" {...words} />
    </MantineProvider>,
  );
  expect(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, '')).toBe(text);
});
