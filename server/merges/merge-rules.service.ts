import type { Parsed } from '#contract/contract';
import { type MessageCode, sentence } from '#contract/plain/messages';
import { writable } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';
import type { Stored } from '#server/companies/merged.service';
import type { Db } from '#server/ctx';
import { companyReferences } from '#server/merges/company-references';
import { hasInactiveAccount } from '#server/merges/merges.store';
import { referencesThat } from '#server/merges/reference';
import { hasRows } from '#server/merges/rows.store';
import type { RowChange } from '#server/merges/snapshot';
import { Refusal } from '#server/refusal';

export type Pair = { own: Stored; other: Stored };

/** The two companies of a merge. Throws company.notFound. */
export const pairOf = (stored: ReadonlyMap<number, Stored>, id: number, otherId: number): Pair => {
  const [own, other] = [stored.get(id), stored.get(otherId)];
  if (!own || !other) throw new Refusal('company.notFound');
  return { own, other };
};

/** Why these two are not merged (docs/decisions/022-merges.md), or undefined. */
export const refusalOf = async (
  db: Db,
  { own, other }: Pair,
): Promise<{ code: MessageCode; name: string } | undefined> => {
  if (own.id === other.id) return { code: 'merge.self', name: own.name };
  const refusing = referencesThat('refuses', companyReferences);
  for (const { id, name, mergedInto, ownSite } of [own, other]) {
    if (mergedInto !== null) return { code: 'merge.isMerged', name };
    if (ownSite !== null || (await hasRows(db, refusing, [id]))) return { code: 'merge.seller', name };
    if (await hasInactiveAccount(db, [id])) return { code: 'merge.notActivated', name };
  }
  return undefined;
};

/** The fields in which the two differ: '' says as little as null. */
export const differingFields = ({ own, other }: Pair) =>
  writable(declared.fields).filter(({ name }) => (own[name] || null) !== (other[name] || null));

type FieldName = ReturnType<typeof differingFields>[number]['name'];
type Choice = NonNullable<Parsed<'company/merge'>['fields']['name']>;
type Values = Partial<Pick<Stored, 'companyGroupId' | 'name' | 'identifier' | 'description'>>;

/** A field's values as people read them: of a group its name. */
export const wordsOf = ({ own, other }: Pair, name: FieldName) => {
  const shown = name === 'companyGroupId' ? 'companyGroupName' : name;
  const word = (value: string | number | null) => (value ? String(value) : null);
  return { own: word(own[shown]), other: word(other[shown]) };
};

/**
 * The values of the other that the survivor gets. Throws a 409 where a field is another than the caller saw, a 422 at each that
 * differs and was not chosen.
 */
export const chosenValues = (pair: Pair, choices: Partial<Record<FieldName, Choice>>): Values => {
  const stale = writable(declared.fields).filter(({ name }) => {
    const [seen, now] = [choices[name], wordsOf(pair, name)];
    return seen && (seen.own !== now.own || seen.other !== now.other);
  });
  const said = stale.map(({ name, label }) => [name, sentence('merge.changed', { field: label })]);
  if (stale[0]) throw new Refusal('merge.changed', { field: stale[0].label }, { fields: Object.fromEntries(said) });
  const differing = differingFields(pair).map(({ name }) => name);
  const open = differing.filter((name) => choices[name] === undefined);
  const fields = Object.fromEntries(open.map((name) => [name, sentence('field.required')]));
  if (open.length > 0) throw new Refusal('call.fields', {}, { fields });
  const changing = differing.filter((name) => choices[name]?.from === 'other');
  return Object.fromEntries(changing.map((name) => [name, pair.other[name] ?? null])) as Values;
};

/** The people whose SEL does not go along. */
export const lostPositions = (rows: readonly RowChange[], isSelOfOwn: (id: number) => boolean): number[] =>
  rows
    .filter(({ table, before, after, unitedWith }) => {
      const isThere = after?.position === 'SEL' || (unitedWith !== undefined && isSelOfOwn(unitedWith));
      return table === 'employee' && before.position === 'SEL' && !isThere;
    })
    .map(({ before }) => Number(before.person_id));
