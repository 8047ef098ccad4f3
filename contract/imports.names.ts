import type { CallNames } from '#contract/call';
import type { importCalls } from '#contract/imports';
import { entity, list, money, same } from '#contract/plain/entity';

const column = entity('ImportColumn', 'label means');
const how = entity(
  'ImportHow',
  'sheet headerRow hiddenRows currency move priceHasIva margin newOnes publishHidden providerId categoryId brandId lastOf',
  { rounding: money('ImportHowRounding'), columns: list('Columns', column) },
);
const file = entity('ImportFile', 'form sheets sheet headerRow choices', {
  starts: list('Starts', same('row cells')),
  columns: list('Columns', entity('ImportColumn', 'label means sample')),
});
const problem = same('row column says');
const example = { ...same('code name'), from: money('from'), to: money('to') };
const report = entity(
  'ImportReport',
  'created changed unchanged hidden removed problemCount categories brands providers moved similar unmatchedCount',
  {
    hiddenRows: 'ImportReportHiddenRows',
    lacking: { wire: 'Lacking', of: same('columns count') },
    lists: { wire: 'Lists', of: same('rightOut') },
    problems: list('Problems', problem),
    unmatched: list('Unmatched', same('file says')),
    outcomes: list('Outcomes', { ...same('kind count'), examples: list('examples', example) }),
  },
);
const imported = entity('Import', 'id at by fileName fileSize state problem written isCancelling', {
  how: { wire: 'How', of: how },
  file: { wire: 'File', of: file },
  report: { wire: 'Report', of: report },
  pictures: { wire: 'Pictures', of: same('name size count') },
  undone: {
    wire: 'Undone',
    of: { ...same('changes hiddenCount keptCount pictureCount'), kept: list('kept', same('code name')) },
  },
  progress: { wire: 'Progress', of: same('step done total') },
});

export const calls: CallNames<typeof importCalls> = {
  'import/list': { out: { data: imported } },
  'import/find': { out: { data: imported } },
  'import/gone': {},
  'import/check': { in: { how }, out: { data: imported } },
  'import/cancel': { out: { data: imported } },
  'import/write': { in: { how }, out: { data: imported } },
  'import/undo': { out: { data: imported } },
};
