import { sql } from 'kysely';
import type { Output } from '#contract/contract';
import type { Db } from '#server/ctx';
import { hasWords } from '#server/database/text-match';
import { localDigits } from '#server/people/twins';
import type { Subject } from './entries.ts';

type Preview = Output<'person/previewErasure'>['data'];

/** Fewer digits are no document. */
const digitsLeast = 7;
/** So many of each kind are named at most. */
const most = 20;

/** Other people with the document, an e-mail or a phone of somebody: perhaps the same human, entered twice. */
export const readTwinsOf = async (db: Db, { personId }: Subject): Promise<Preview['also']> => {
  const emails = sql`(select lower(email) from email where person_id = ${personId})`;
  const phones = sql`(select ${localDigits} from phone where person_id = ${personId})`;
  const { rows } = await sql<Preview['also'][number]>`
    select person.id, name || ' ' || last_name as name, (array['identifier', 'email', 'phone'])[min(rank)] as by
    from person join (
      select id, 1 as rank from person
        where digits = (select digits from person where id = ${personId} and length(digits) >= ${digitsLeast})
      union all select person_id, 2 from email where lower(email) = any(array${emails})
      union all select person_id, 3 from phone where length(${localDigits}) = 8 and ${localDigits} = any(array${phones})
    ) as found on found.id = person.id
    where person.id <> ${personId} group by person.id order by min(rank), person.id limit ${most}`.execute(db);
  return rows;
};

/** Communications without him and companies that bear a person's whole name, for somebody to look at. */
export const readMentions = async (db: Db, { personId, name }: Subject): Promise<Preview['mentions']> => {
  const bears = (column: string) => sql`position(lower(${name}) in lower(${sql.ref(column)})) > 0`;
  const { rows } = await sql<Preview['mentions'][number]>`
    (select 'communication' as kind, id, subject as name from communication
      where contact_person_id is distinct from ${personId} and (${hasWords('communication.searched', name)}
        or id in (select communication_id from communication_event where ${bears('observation')}))
      order by id desc limit ${most})
    union all
    (select 'company', id, name from company
      where merged_into is null and (${hasWords('company.searched', name)}
        or id in (select company_id from phone where ${bears('observation')}
          union all select company_id from address where ${bears('recipient')} or ${bears('observation')}))
      order by id desc limit ${most})`.execute(db);
  return rows;
};
