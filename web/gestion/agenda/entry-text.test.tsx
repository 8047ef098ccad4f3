import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntryText, type EntryWords } from './entry-text.tsx';

test.each([
  ['open', 'Taller Sur · Ana10:00 Cotización'],
  ['overdue', 'Vencida: Taller Sur · Ana10:00 Cotización'],
  ['done', 'Hecha: Taller Sur · Ana10:00 Cotización'],
] as const)('an entry that is %s says with whom it is before what it is', (state, text) => {
  const words: EntryWords = { contact: 'Taller Sur · Ana', subject: 'Cotización', state };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <EntryText hour="10:00" {...words} />
    </MantineProvider>,
  );
  expect(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, '')).toBe(text);
});
