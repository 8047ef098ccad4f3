import type { CallNames } from '#contract/call';
import type { erasureCalls } from '#contract/erasure';
import { entity, list, same } from '#contract/plain/entity';

const section = { title: 'title', rows: list('rows', { fields: list('fields', same('label value')) }) };

export const calls: CallNames<typeof erasureCalls> = {
  'person/file': { out: { data: entity('Person', 'name', { made: 'Made', sections: list('Sections', section) }) } },
};
