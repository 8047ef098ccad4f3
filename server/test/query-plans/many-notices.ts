import type { Database } from '#server/database/database';
import { withTimeLimits } from '#server/database/time-limits';
import type { Tables } from '#server/tables';

/** 5,000 products of `manyRows` are waited for by 12 mailboxes each; their keys are `muchas-1` to `muchas-60000`. */
export const manyNotices = ({ query }: Pick<Database<Tables>, 'query'>) =>
  withTimeLimits('batch', async () => {
    await query(`insert into arrival_notice
        (site, product_id, email, state, text_version, asked_at, confirmed_at, end_key, expires_at)
      select 'RTC', product.id, 'espera' || n || '@ejemplo.uy',
        case when n % 4 = 0 then 'waiting' when n % 4 = 1 then 'sent' else 'confirmed' end,
        '1', now(), now(), 'muchas-' || n, now() + interval '100 years'
      from generate_series(1, 60000) as n join product on code = 'MUCHO-' || (1 + n % 5000) * 20`);
    await query('vacuum analyze');
  });
