import type { CallNames } from '#contract/call';
import type { panelCalls } from '#contract/panel';
import { entity, list, money, same } from '#contract/plain/entity';
import { countedQueues } from '#contract/plain/order-queues';

export const hit = entity('Hit', 'kind id key title detail guid units', { price: money('HitPrice') });

const sale = entity('Sale', 'site siteId origin companyId day orders', { total: money('SaleTotal') });
const best = entity('Sold', 'code name units', { total: money('SoldTotal') });
const summary = {
  ...entity('Summary', 'today lowStock'),
  sales: list('Sales', sale),
  best: list('Best', best),
  missed: list('Missed', entity('Missed', 'text count')),
};

const mail = entity('Mail', 'isSent waiting since takenAt cause');
const backup = entity('Backup', 'isDaily goodAt goodSize triedAt error');

export const calls: CallNames<typeof panelCalls> = {
  'panel/find': { out: { data: hit } },
  'panel/count': { out: { data: same(`${countedQueues.join(' ')} slips alerts dueToday overdue newest`) } },
  'panel/summary': { out: { data: summary } },
  'panel/firstSteps': { out: { data: same('id isDone') } },
  'mail/sendTest': { out: { data: same('to isTaken cause') } },
  'mail/status': { out: { data: mail } },
  'backup/make': { out: { data: backup } },
  'backup/status': { out: { data: backup } },
};
