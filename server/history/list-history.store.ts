import { type RawBuilder, sql } from 'kysely';
import type { HistoryKind } from '#contract/history';
import { exportFormNames, exportForms } from '#contract/plain/exports';
import type { Db } from '#server/ctx';
import type { SiteId } from '#sites/site';

/** Where a page ended: the moment, the table (1 history, 0 events of orders), and the row. */
export type Place = { at: Date; source: number; id: number };

type Asked = {
  site: SiteId;
  kinds: readonly HistoryKind[];
  /** The companies whose orders and settings he sees; null is all. */
  ordersOf: readonly number[] | null;
  settingsOf: readonly number[] | null;
  /** Whether he reads the person of an id. */
  readsPerson: (id: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Whether he reads the people of the company of an id. */
  readsPeopleOf: (id: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Whether he reads a communication, by the companies that made it and that it is with. */
  readsCommunication: (made: RawBuilder<unknown>, contact: RawBuilder<unknown>) => RawBuilder<boolean>;
  code?: string | undefined;
  by?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  before?: Place | undefined;
};

export type ChangeRow = {
  source: number;
  id: number;
  at: Date;
  by: string;
  entity: HistoryKind;
  entityId: string;
  companyId: number | null;
  field: string;
  from: unknown;
  to: unknown;
  reason: string | null;
  isBulk: boolean;
};

/** Exports that an administrator alone makes are shown to him alone. */
const exportsOfSite = exportFormNames.filter((form) => exportForms[form].access === 'selOfSite');

const yes = sql<boolean>`true`;

/** The condition on rows of a table with columns `at`, `by` and `id`. */
const fits = ({ by, from, until, before }: Asked, table: RawBuilder<unknown>, source: number) =>
  sql<boolean>`${by ? sql`${table}.by = ${by}` : yes}
    and ${from ? sql`${table}.at >= ${from}` : yes} and ${until ? sql`${table}.at < ${until}` : yes}
    and ${
      before
        ? sql`${table}.at <= ${before.at}::timestamptz and (${table}.at < ${before.at}::timestamptz
            or (${source}::int, ${table}.id) < (${before.source}::int, ${before.id}::bigint))`
        : yes
    }`;

/** The number of a row's thing, where it is of that kind. */
const idOf = (kind: HistoryKind) => sql`(case when h.entity = ${kind} then h.entity_id end)::bigint`;

/** A page of what was changed, newest first. */
export const readChanges = async (db: Db, asked: Asked, most: number): Promise<ChangeRow[]> => {
  const { site, kinds, code, ordersOf, settingsOf, readsPerson, readsPeopleOf, readsCommunication } = asked;
  const [made, contact] = [sql.ref('c.creator_company_id'), sql.ref('c.contact_company_id')];
  // The contact of a communication is named to those who read that person.
  const read = (column: string) => {
    const value = sql.ref(`h.${column}`);
    const names = sql`h.entity = 'communication' and h.field = 'contactPersonId' and jsonb_typeof(${value}) = 'number'`;
    return sql`case when ${names} then (case when ${readsPerson(sql`(${value})::bigint`)} then ${value} end) else ${value} end`;
  };
  const history = sql`select 1 as source, h.id, h.at, h.by, h.entity, h.entity_id as "entityId", null::bigint as "companyId",
      h.field, ${read('from_value')} as "from", ${read('to_value')} as "to", h.reason, h.change_id is not null as "isBulk"
    from history h
    where h.entity = any(${kinds}::text[]) and (h.site is null or h.site = ${site})
      and ${
        code
          ? sql`(h.entity_id = any(${[code, code.toUpperCase()]}::text[])
              or h.entity = 'config' and h.entity_id = ${`TEST_${code.toUpperCase()}`})`
          : yes
      }
      and ${
        settingsOf
          ? sql`(h.entity not in ('config', 'export') or exists (select from company
              where own_site = ${site} and id = any(${settingsOf}::bigint[])))
            and (h.entity <> 'export' or h.entity_id = any(${exportsOfSite}::text[]))`
          : yes
      }
      and (h.entity <> 'person' or ${readsPerson(idOf('person'))})
      and (h.entity <> 'communication' or exists (select from communication c
        where c.id = ${idOf('communication')} and ${readsCommunication(made, contact)}))
      and (h.entity <> 'company' or h.field not in ('employees', 'exportedOrders') or ${readsPeopleOf(idOf('company'))})
      and ${fits(asked, sql`h`, 1)}
    order by h.at desc, h.id desc limit ${most}`;
  // Those of staff alone: what buyers do to their own stands with the order.
  const events = sql`select 0, e.id, e.at, e.by, 'order', orders.number::text, orders.to_company_id,
      'state', to_jsonb(e.from_state), to_jsonb(e.to_state), e.reason, false
    from order_event e join orders on orders.id = e.order_id
    where orders.site = ${site} and e.account_id is distinct from orders.account_id
      and exists (select from account_role where account_role.account_id = e.account_id)
      and ${code ? sql`orders.number::text = ${code}` : yes}
      and ${ordersOf ? sql`orders.to_company_id = any(${ordersOf}::bigint[])` : yes}
      and ${fits(asked, sql`e`, 0)}
    order by e.at desc, e.id desc limit ${most}`;
  const { rows } = await sql<ChangeRow>`select * from (
      (${history}) ${kinds.includes('order') ? sql`union all (${events})` : sql``}) as changed
    order by at desc, source desc, id desc limit ${most}`.execute(db);
  return rows;
};

/** A thing of a kind, by its public id as text. */
export type Named = { kind: string; id: string };

// Any other text names nothing.
const numberId = sql`(case when r.id ~ '^[0-9]{1,15}$' then r.id end)::bigint`;
const guidId = sql`(case when r.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then r.id end)::uuid`;
const names: Record<string, RawBuilder<unknown>> = {
  product: sql`select name from product where code = r.id`,
  image: sql`select name from image where id = ${numberId}`,
  company: sql`select name from company where id = ${numberId}`,
  companyGroup: sql`select name from company_group where id = ${numberId}`,
  person: sql`select name || ' ' || last_name from person where id = ${numberId}`,
  communication: sql`select subject from communication where id = ${numberId}`,
  user: sql`select first_name || ' ' || last_name from account where guid = ${guidId}`,
  vehicle: sql`select concat_ws(' ', brand.name, model, nullif(engine, '')) from vehicle
    join brand on brand.id = vehicle.brand_id where vehicle.id = ${numberId}`,
  brand: sql`select name from brand where id = ${numberId}`,
  // A value of before may name the place that it had then.
  category: sql`select name from category where id = r.id or parent_id is not null and r.id like '%.%'
    and number = (substring(r.id from '[0-9]{1,9}$'))::int order by category.id <> r.id limit 1`,
  provider: sql`select name from provider where id = ${numberId}`,
  tag: sql`select name from tag where id = ${numberId}`,
  workBranch: sql`select name from work_branch where id = ${numberId}`,
};

/** The present names of things; those that are gone, or of a kind without names, are not there. */
export const readNames = async (db: Db, things: readonly Named[]) => {
  const known = things.filter(({ kind }) => Object.hasOwn(names, kind));
  if (known.length === 0) return new Map<string, string>();
  const cases = Object.entries(names).map(([kind, name]) => sql`when ${kind} then (${name})`);
  const { rows } = await sql<{ kind: string; id: string; name: string | null }>`
    select r.kind, r.id, case r.kind ${sql.join(cases, sql` `)} end as name
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r(kind text, id text)`.execute(db);
  return new Map(rows.flatMap(({ kind, id, name }) => (name === null ? [] : [[`${kind} ${id}`, name] as const])));
};
