import type { CallNames } from '#contract/call';
import type { panelCalls } from '#contract/panel';
import { entity, same } from '#contract/plain/entity';

export const hit = entity('Hit', 'kind id key title detail guid');

const mail = entity('Mail', 'isSent waiting since');
const backup = entity('Backup', 'isDaily goodAt goodSize triedAt error');

export const calls: CallNames<typeof panelCalls> = {
  'panel/find': { out: { data: hit } },
  'panel/count': { out: { data: same('collect prepare pickUp slips alerts dueToday overdue') } },
  'mail/status': { out: { data: mail } },
  'backup/status': { out: { data: backup } },
};
