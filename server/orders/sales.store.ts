import { sql } from 'kysely';
import type { Output } from '#contract/contract';
import type { Db } from '#server/ctx';

type Summary = Output<'panel/summary'>['data'];
export type Sales = Pick<Summary, 'best'> & { sales: Omit<Summary['sales'][number], 'site' | 'origin'>[] };

/** Companies whose sales are asked for (null is all), since when, and since when what sold most is. */
type Asked = { companies: readonly number[] | null; from: Date; bestFrom: Date; bestMost: number };

/** The paid orders by site, company and day of Montevideo, and the products of which most units were sold. */
export const readSales = async (db: Db, { companies, from, bestFrom, bestMost }: Asked): Promise<Sales> => {
  const { rows } = await sql<Sales>`
    with sold as materialized (
      select id, site, to_company_id, placed_at, total_cents from orders
      where state in ('PAP', 'DIS') and placed_at >= ${from}
        and (${companies === null} or to_company_id = any(${companies ?? []}::bigint[]))
    ), days as (
      select site, to_company_id, (placed_at at time zone 'America/Montevideo')::date::text as day, count(*) as orders,
        sum(total_cents)::bigint as total
      from sold group by 1, 2, 3
    ), best as (
      select product_id, max(code) as code, max(name) as name, sum(quantity) as units,
        sum(quantity * price_cents)::bigint as total
      from sold cross join lateral (select * from order_item where order_id = sold.id offset 0) as item
      where placed_at >= ${bestFrom}
      group by product_id, case when product_id is null then code end
      order by units desc, total desc, code limit ${bestMost}
    )
    select
      (select coalesce(json_agg(json_build_object('siteId', site, 'companyId', to_company_id,
        'day', day, 'orders', orders, 'total', total) order by day, site, to_company_id), '[]') from days) as sales,
      (select coalesce(json_agg(json_build_object('code', coalesce(product.code, best.code),
        'name', coalesce(product.name, best.name), 'units', units, 'total', total)
        order by units desc, total desc, best.code), '[]')
        from best left join product on product.id = product_id) as best`.execute(db);
  return rows[0] ?? { sales: [], best: [] };
};
