import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { exportFormNames } from '#contract/plain/exports';

/** The column of an export; one that is needed is always there. */
const column = z.object({ title: z.string(), isNeeded: z.boolean() });

/** Exports of staff: docs/decisions/030-import-screens.md. Their files come from `GET /rest/export/{form}`. */
export const exportCalls = defineCalls({
  'export/listColumns': {
    summary: 'Lista las columnas que puede tener una exportación, en su orden',
    access: 'seller',
    input: z.object({ form: z.enum(exportFormNames) }),
    output: z.object({ data: z.array(column) }),
    sites: 'shared',
    sample: { as: 'seller', statements: 2, input: () => ({ form: 'products' }) },
  },
});
