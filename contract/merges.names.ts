import type { CallNames } from '#contract/call';
import { company } from '#contract/companies.names';
import type { mergeCalls } from '#contract/merges';

export const calls: CallNames<typeof mergeCalls> = {
  'company/previewMerge': {},
  'company/merge': { in: { fields: company }, out: { data: company } },
  'company/undoMerge': {},
  'company/listMerges': {},
};
