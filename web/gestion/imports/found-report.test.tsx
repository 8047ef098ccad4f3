import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Import, ImportFound } from '#contract/imports';
import { FoundReport } from './found-report.tsx';

const found: ImportFound = {
  created: 0,
  changed: 3,
  unchanged: 0,
  hidden: 0,
  outcomes: [],
  problemCount: 0,
  problems: [],
  lacking: { columns: [], count: 0 },
  lists: { rightOut: 0 },
  removed: 12,
  categories: [],
  brands: [],
  providers: [],
  moved: [],
  similar: [],
  hiddenRows: 0,
  unmatchedCount: 0,
  unmatched: [],
};
const shown = (state: Import['state']) => {
  const one = { id: 1, state, file: { form: 'codes', columns: [] } } as unknown as Import;
  const report = <FoundReport one={one} found={found} isDone={state === 'done'} />;
  return renderToStaticMarkup(<MantineProvider>{report}</MantineProvider>);
};

test('what families lose is said while it can still be left', () => {
  const told = '12 códigos que la planilla no trae se quitan de sus familias';
  expect(shown('checked')).toContain(told);
  expect(shown('done')).not.toContain(told);
});
