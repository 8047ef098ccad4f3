import type { CallNames } from '#contract/call';
import type { erasureCalls } from '#contract/erasure';
import { entity, list, same } from '#contract/plain/entity';

const preview = entity('Person', 'name', {
  also: list('Also', same('id name by')),
  mentions: list('Mentions', same('kind id name')),
  goes: list('Goes', same('what count')),
  stays: list('Stays', same('what count why')),
  bars: list('Bars', same('number sentence toCompanyId')),
});

const section = { title: 'title', rows: list('rows', { fields: list('fields', same('label value')) }) };

export const calls: CallNames<typeof erasureCalls> = {
  'person/file': {
    out: { data: entity('Person', 'name', { made: 'Made', sections: list('Sections', section), leftOut: 'LeftOut' }) },
  },
  'person/previewErasure': { out: { data: preview } },
  'person/erase': { out: { data: entity('Erasure', 'at by reason') } },
};
