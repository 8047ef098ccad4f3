import { sql } from 'kysely';
import { type Subject, someone } from './entries.ts';

const names = {
  person: sql`(select name || ' ' || last_name from person where person.id = named.id)`,
  company: sql`(select name from company where company.id = named.id)`,
  vehicle: sql`(select brand.name || ' ' || model from vehicle join brand on brand.id = brand_id where vehicle.id = named.id)`,
};

/** A value of the history as its reader knows it: an id by what it names. Staff are named to him, no other people are. */
export const historyValue =
  (column: string) =>
  ({ personId }: Subject) => {
    const value = sql.ref(column);
    return sql`case when jsonb_typeof(${value}) = 'number' then (
      select case
        when field = 'creatorPersonId' then to_jsonb(coalesce(${names.person}, ${someone}))
        when field in ('personId', 'contactPersonId')
          then to_jsonb(case when named.id = ${personId} then ${names.person} else 'otra persona' end)
        when field in ('creatorCompanyId', 'contactCompanyId') then to_jsonb(coalesce(${names.company}, 'una empresa que ya no está'))
        when field = 'vehicleId' then to_jsonb(coalesce(${names.vehicle}, 'un vehículo que ya no está'))
        else ${value} end
      from (select (case when ${value} #>> '{}' ~ '^[0-9]{1,18}$' then ${value} #>> '{}' end)::bigint as id) as named) else ${value} end`;
  };
