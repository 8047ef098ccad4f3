import { type Insertable, sql, type Transaction } from 'kysely';
import type { ListStore } from '#server/edit-list';
import type { Tables } from '#server/tables';

/** Tables whose rows are items of lists: each with an id and whether it is its list's default. */
export type ListTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; is_default: unknown } ? T : never;
}[keyof Tables];

/** The columns of an item, without those that name its owner. */
export type ItemValues = Record<string, string | number | boolean | null>;

/** The items of `table` whose columns are those of `owner`, in the order in which they were entered. */
export const listStore = (
  db: Transaction<Tables>,
  table: ListTable,
  owner: Record<string, number>,
): ListStore<ItemValues> => {
  // All such tables have the columns of this one that are named here; `owner` and the values name the rest.
  const common = table as 'email';
  const ofOwner = sql<boolean>`${sql.join(
    Object.entries(owner).map(([column, id]) => sql`${sql.ref(column)} = ${id}`),
    sql` and `,
  )}`;
  type Row = Insertable<Tables['email']>;
  return {
    read: () => db.selectFrom(common).select(['id', 'is_default as isDefault']).where(ofOwner).orderBy('id').execute(),
    insert: async (values) => {
      const row = { ...values, ...owner } as ItemValues & Row;
      return (await db.insertInto(common).values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    update: (id, values) =>
      db
        .updateTable(common)
        .set(values as ItemValues & Row)
        .where('id', '=', id)
        .where(ofOwner)
        .execute(),
    remove: async (ids) => {
      if (ids.length > 0) await db.deleteFrom(common).where('id', 'in', ids).where(ofOwner).execute();
    },
    mark: (id, isDefault) =>
      db.updateTable(common).set({ is_default: isDefault }).where('id', '=', id).where(ofOwner).execute(),
  };
};
