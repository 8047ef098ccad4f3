import type { CallNames } from '#contract/call';
import { company } from '#contract/companies.names';
import type { mergeCalls } from '#contract/merges';
import { type Entity, entity, same, wireName } from '#contract/plain/entity';
import { writable } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';

export const twin = entity('Company', 'id name identifier cityName lastOrderAt by');

const choices: Entity = Object.fromEntries(
  writable(declared.fields).map(({ name }) => [
    name,
    { wire: wireName(company[name] ?? name), of: same('from own other') },
  ]),
);

export const calls: CallNames<typeof mergeCalls> = {
  'company/previewMerge': {},
  'company/merge': { in: { fields: choices }, out: { data: company } },
  'company/undoMerge': {},
  'company/listMerges': {},
  'company/listTwins': { out: { data: twin } },
};
