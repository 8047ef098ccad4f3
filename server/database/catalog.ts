type Query = (sql: string, params?: unknown[]) => Promise<{ rows: unknown[] }>;

/** One column as the database describes it; `values` are those that a check of the form `in ('A', 'B')` allows. */
export type Column = {
  name: string;
  type: string;
  element: string | null;
  /** Where it is not the database's own. */
  collation: string | null;
  notNull: boolean;
  preset: string | null;
  identity: 'always' | 'by default' | null;
  computed: boolean;
  comment: string | null;
  values: string[] | null;
};
export type Table = {
  name: string;
  comment: string | null;
  columns: Column[];
  constraints: { name: string; definition: string }[];
  indexes: string[];
};

// The tables that the migrations keep for themselves are no part of what they describe.
const tablesSql = `
  select cls.oid::int as oid, cls.relname as name, obj_description(cls.oid, 'pg_class') as comment
  from pg_class cls
  where cls.relnamespace = 'public'::regnamespace and cls.relkind in ('r', 'p')
    and cls.relname not in ('schema_lock', 'schema_migration')
  order by cls.relname collate "C"`;

const columnsSql = `
  select att.attrelid::int as oid, att.attname as name, format_type(att.atttypid, att.atttypmod) as type,
    case when typ.typelem <> 0 and typ.typcategory = 'A' then format_type(typ.typelem, null) end as element,
    case when att.attcollation <> typ.typcollation then col.collname end as collation,
    att.attnotnull as "notNull", pg_get_expr(def.adbin, def.adrelid) as preset,
    case att.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
    att.attgenerated <> '' as computed, col_description(att.attrelid, att.attnum) as comment
  from pg_attribute att
  join pg_type typ on typ.oid = att.atttypid
  left join pg_collation col on col.oid = att.attcollation
  left join pg_attrdef def on def.adrelid = att.attrelid and def.adnum = att.attnum
  where att.attrelid = any ($1::int[]) and att.attnum > 0 and not att.attisdropped
  order by att.attnum`;

const constraintsSql = `
  select con.conrelid::int as oid, con.conname as name, pg_get_constraintdef(con.oid) as definition
  from pg_constraint con
  where con.conrelid = any ($1::int[]) and con.contype in ('p', 'u', 'f', 'c', 'x')
  order by array_position(array['p', 'u', 'f', 'c', 'x'], con.contype::text), con.conname collate "C"`;

const indexesSql = `
  select ind.indrelid::int as oid, pg_get_indexdef(ind.indexrelid) as definition
  from pg_index ind
  where ind.indrelid = any ($1::int[]) and not exists (select from pg_constraint where conindid = ind.indexrelid)
  order by ind.indexrelid::regclass::text collate "C"`;

const functionsSql = `
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace order by proname collate "C"`;

type Of<T> = T & { oid: number };

/** The functions of schema public, by name, as SQL. */
export const readFunctions = async ({ query }: { query: Query }): Promise<string[]> =>
  ((await query(functionsSql)).rows as { definition: string }[]).map(({ definition }) => definition);

/** The tables of schema public, by name, read from the catalogue of the database. */
export const readCatalog = async ({ query }: { query: Query }): Promise<Table[]> => {
  const read = async <T>(sql: string, params?: unknown[]) => (await query(sql, params)).rows as Of<T>[];
  const tables = await read<Pick<Table, 'name' | 'comment'>>(tablesSql);
  const oids = [tables.map(({ oid }) => oid)];
  const columns = await read<Omit<Column, 'values'>>(columnsSql, oids);
  const constraints = await read<Table['constraints'][number]>(constraintsSql, oids);
  const indexes = await read<{ definition: string }>(indexesSql, oids);
  return tables.map(({ oid, name, comment }) => {
    const own = constraints.filter((constraint) => constraint.oid === oid);
    const allowed = allowedValues(own.map(({ definition }) => definition));
    return {
      name,
      comment,
      constraints: own,
      columns: columns
        .filter((column) => column.oid === oid)
        .map((column) => ({ ...column, values: allowed.get(column.name) ?? null })),
      indexes: indexes.filter((index) => index.oid === oid).map(({ definition }) => definition),
    };
  });
};

const allowedValues = (definitions: string[]) =>
  new Map(
    definitions.flatMap((definition): [string, string[]][] => {
      const [, column, list] =
        /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']+'::text(?:, )?)+)\]\)\)\)$/.exec(definition) ?? [];
      return column && list ? [[column, [...list.matchAll(/'([^']+)'/g)].map(([, value]) => value ?? '')]] : [];
    }),
  );
