import { sql } from 'kysely';
import type { Role } from '#contract/accounts';

/** What an account of a query's row may do, as columns of it. */
export const accountRights = [
  sql<Role[]>`array(select role from account_role where account_id = account.id order by role)`.as('roles'),
  sql<{ companyId: number; position: string }[]>`coalesce((select json_agg(json_build_object(
    'companyId', company_id, 'position', position) order by company_id)
    from employee where employee.person_id = account.person_id), '[]')`.as('employments'),
] as const;
