import { sql } from 'kysely';
import type { companyFilterTypes } from '#contract/companies';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

type Item = { type: (typeof companyFilterTypes)[number]; id: string; name: string };

/** All that companies can be narrowed to, by name: every group, else what a company has; of brands those that companies bought from `soldBy`, null from any. */
export const readFilterItems = async (db: Db, soldBy: readonly number[] | null): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    select type, id, name from (
      select 'client-of' as type, company.id::text as id, company.name from company
        where company.id in (select of_company_id from company_client_of)
      union all select 'group', company_group.id::text, company_group.name from company_group
      union all select 'tag', tag.name, tag.name from tag
        where tag.id in (select tag_id from company_tag)
      union all select 'work-branch', work_branch.id::text, work_branch.name from work_branch
        where work_branch.id in (select work_branch_id from company_work_branch)
      union all select 'category', category.id, category.name from category
        where category.id in (select category_id from company_category)
      union all select 'brand', brand.id::text, brand.name from brand
        where brand.id in (select product.brand_id from orders
          join order_item on order_item.order_id = orders.id join product on product.id = order_item.product_id
          where orders.company_id is not null
            and (${soldBy === null} or orders.to_company_id = any(${soldBy ?? []}::bigint[])))
    ) item order by type, ${spanishOrder(sql`name`)}, id`.execute(db);
  return rows;
};
