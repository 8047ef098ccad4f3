import type { Company } from '#contract/companies';
import { columnOf, type ListField } from '#contract/plain/thing';
import type { Row } from '#server/merges/reference';

type Parts = Readonly<Record<string, unknown>>;

/** Words of an item of a list. */
export const itemText = ({ key, fields }: ListField, item: Parts): string =>
  fields
    .filter(({ name, rule }) => name !== key && name !== 'geolocation' && rule.kind !== 'id')
    .map(({ name, rule }) => rule.choices?.[String(item[name])] ?? item[name])
    .filter(Boolean)
    .join(' · ');

/** The same of a row as it is stored, without what it names. */
export const rowText = (list: ListField, row: Row): string => {
  const values = list.fields.filter(({ from }) => !from).map((field) => [field.name, row[columnOf(field)]]);
  return itemText(list, Object.fromEntries(values));
};

/** The items of a company's list; none of a list that the caller does not read. */
export const itemsOf = (company: Company, { name }: Pick<ListField, 'name'>): (Parts & { id: number })[] =>
  (company as unknown as Record<string, (Parts & { id: number })[] | null>)[name] ?? [];
