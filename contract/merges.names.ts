import type { CallNames } from '#contract/call';
import { company } from '#contract/companies.names';
import type { mergeCalls } from '#contract/merges';
import { entity } from '#contract/plain/entity';

export const twin = entity('Company', 'id name identifier cityName lastOrderAt by');

export const calls: CallNames<typeof mergeCalls> = {
  'company/previewMerge': {},
  'company/merge': { in: { fields: company }, out: { data: company } },
  'company/undoMerge': {},
  'company/listMerges': {},
  'company/listTwins': { out: { data: twin } },
};
