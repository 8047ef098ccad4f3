import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

type Key = { site: string; providerId: number; header: string };

/** Keeps how a provider's file is read; nothing where the provider is gone. */
export const upsertMemory = (db: Transaction, { site, providerId, header }: Key, how: string, at: Date) =>
  sql`
    insert into import_memory (site, provider_id, header, how, changed_at)
    select ${site}, provider.id, ${header}, ${how}::jsonb, ${at} from provider where id = ${providerId}
    on conflict (site, provider_id, header) do update set how = excluded.how, changed_at = excluded.changed_at`.execute(
    db,
  );

/** The newest of a site for one of these headers. */
export const readMemory = (db: Db, site: string, headers: readonly string[]) =>
  db
    .selectFrom('import_memory')
    .select(['provider_id as providerId', 'header', 'how'])
    .where('site', '=', site)
    .where('header', 'in', headers)
    .orderBy('changed_at', 'desc')
    .orderBy('provider_id')
    .executeTakeFirst();
