import type { Output, Parsed } from '#contract/contract';
import type { HistoryKind } from '#contract/history';
import { companiesSeen } from '#server/company-rights';
import type { Ctx } from '#server/ctx';
import { type ChangeRow, type Named, type Place, readChanges, readNames } from '#server/history/list-history.store';
import { readsCommunication, readsPeopleOf, readsPerson } from '#server/people-access';
import { Refusal } from '#server/refusal';
import { startOfDay } from '#server/shop-day';

/** The changes of each kind are shown to those who may make them. */
const shownTo: Record<
  HistoryKind,
  'sellers' | 'people' | 'communications' | 'companyOrders' | 'companySettings' | 'administrators' | 'exporters'
> = {
  product: 'sellers',
  stock: 'sellers',
  image: 'sellers',
  autopart: 'sellers',
  vehicle: 'sellers',
  brand: 'sellers',
  provider: 'sellers',
  tag: 'sellers',
  workBranch: 'sellers',
  category: 'sellers',
  company: 'sellers',
  companyGroup: 'sellers',
  person: 'people',
  communication: 'communications',
  order: 'companyOrders',
  config: 'companySettings',
  setting: 'administrators',
  user: 'administrators',
  export: 'exporters',
};

/** Which field of which kind holds the id of what. */
const references: Record<string, string> = {
  brandId: 'brand',
  categoryId: 'category',
  parentId: 'category',
  imageId: 'image',
  providerId: 'provider',
  companyGroupId: 'companyGroup',
  personId: 'person',
  creatorPersonId: 'person',
  creatorCompanyId: 'company',
  contactPersonId: 'person',
  contactCompanyId: 'company',
  mergedWith: 'company',
  mergedInto: 'company',
};

/** A page of what was changed, newest first: of what the caller may keep himself. */
export const filterHistory = async (
  ctx: Ctx,
  { filters, before, rowsMax }: Parsed<'history/filter'>,
): Promise<Output<'history/filter'>> => {
  const { session } = ctx;
  if (!session) throw new Refusal('session.none');
  const { entities, code, by, fromDay, untilDay } = filters;
  const isAll = session.roles.includes('administrator');
  const kinds = (Object.keys(shownTo) as HistoryKind[]).filter(
    (kind) => (isAll || shownTo[kind] !== 'administrators') && (entities === undefined || entities.includes(kind)),
  );
  const rows = await readChanges(
    ctx.db,
    {
      site: ctx.site.id,
      kinds,
      ordersOf: companiesSeen(session, 'orders'),
      settingsOf: companiesSeen(session, 'settings'),
      readsPerson: (id) => readsPerson(ctx, id),
      readsPeopleOf: (id) => readsPeopleOf(ctx, id),
      readsCommunication: (made, contact) => readsCommunication(ctx, made, contact),
      code: code?.trim(),
      by: by?.trim(),
      from: fromDay === undefined ? undefined : startOfDay(fromDay),
      until: untilDay === undefined ? undefined : new Date(startOfDay(untilDay).getTime() + dayMs),
      before: before === undefined ? undefined : placeOf(before),
    },
    rowsMax,
  );
  const names = await readNames(ctx.db, distinct(rows.flatMap(namedIn)));
  const last = rows.length === rowsMax ? rows.at(-1) : undefined;
  return { data: rows.map((row) => shown(row, names)), next: last ? cursorOf(last) : null };
};

const dayMs = 24 * 3_600_000;

const cursorOf = ({ at, source, id }: Place) => `${at.getTime()}.${source}.${id}`;
const placeOf = (cursor: string): Place => {
  const [at = 0, source = 0, id = 0] = cursor.split('.').map(Number);
  return { at: new Date(at), source, id };
};

const thingOf = ({ entity, entityId }: ChangeRow): Named => ({
  kind: entity === 'stock' ? 'product' : entity,
  id: entityId,
});
const valueOf = (field: string, value: unknown): Named | undefined => {
  const kind = Object.hasOwn(references, field) ? references[field] : undefined;
  const isId = typeof value === 'number' || typeof value === 'string';
  return kind !== undefined && isId ? { kind, id: String(value) } : undefined;
};

const namedIn = (row: ChangeRow) =>
  [thingOf(row), valueOf(row.field, row.from), valueOf(row.field, row.to)].filter((one) => one !== undefined);
const keyOf = ({ kind, id }: Named) => `${kind} ${id}`;
const distinct = (list: readonly Named[]) => [...new Map(list.map((one) => [keyOf(one), one])).values()];

const shown = ({ source, id, at, ...row }: ChangeRow, names: ReadonlyMap<string, string>) => {
  const nameOf = (named: Named | undefined) => (named && names.get(keyOf(named))) ?? null;
  const { from = null, to = null, field } = row;
  return {
    ...row,
    id: cursorOf({ at, source, id }),
    at: at.toISOString(),
    name: nameOf(thingOf({ source, id, at, ...row })),
    from,
    to,
    fromName: nameOf(valueOf(field, from)),
    toName: nameOf(valueOf(field, to)),
  };
};
