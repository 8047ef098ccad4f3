import { sql } from 'kysely';
import type { Role } from '#contract/accounts';
import type { Employment } from '#server/ctx';

/** Rights of a row's account, as columns of the query. */
export const accountRights = [
  sql<Role[]>`array(select role from account_role where account_id = account.id order by role)`.as('roles'),
  sql<Employment[]>`coalesce((select json_agg(json_build_object(
    'companyId', company_id, 'position', position, 'ownSite', company.own_site) order by company_id)
    from employee join company on company.id = employee.company_id where employee.person_id = account.person_id), '[]')`.as(
    'employments',
  ),
] as const;
