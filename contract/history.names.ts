import type { CallNames } from '#contract/call';
import type { historyCalls } from '#contract/history';
import { entity } from '#contract/plain/entity';

const change = entity('Change', 'id at by entity entityId name companyId field from to fromName toName reason isBulk');

export const calls: CallNames<typeof historyCalls> = { 'history/filter': { out: { data: change } } };
