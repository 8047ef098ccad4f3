import type { Company } from '#contract/companies';
import type { ListField } from '#contract/plain/thing';

type Parts = Readonly<Record<string, unknown>>;

/** What a person reads of an item of a list. */
export const itemText = ({ key, fields }: ListField, item: Parts): string =>
  fields
    .filter(({ name, rule }) => name !== key && name !== 'geolocation' && rule.kind !== 'id')
    .map(({ name, rule }) => rule.choices?.[String(item[name])] ?? item[name])
    .filter(Boolean)
    .join(' · ');

/** The items of a company's list; none of a list that the caller does not read. */
export const itemsOf = (company: Company, { name }: Pick<ListField, 'name'>): (Parts & { id: number })[] =>
  (company as unknown as Record<string, (Parts & { id: number })[] | null>)[name] ?? [];
