import type { Mover } from '#contract/plain/commerce';
import { administratorRights, type Rights, rightsOf, type Sight } from '#contract/plain/positions';
import type { Session } from '#server/ctx';

type Worker = Pick<Session, 'roles' | 'employments'>;

/** A worker's rights at a company: a seller's by his positions there, an administrator's everywhere (decisions A3). */
const rightsAt = ({ roles, employments }: Worker, companyId: number | undefined): Rights[] => {
  if (roles.includes('administrator')) return [administratorRights];
  if (!roles.includes('seller')) return [];
  return employments.filter((job) => job.companyId === companyId).map((job) => rightsOf(job.position));
};

export const seesOfCompany = (session: Worker, companyId: number | undefined, what: Sight): boolean =>
  rightsAt(session, companyId).some(({ sees }) => sees.includes(what));

/** The companies of which someone sees this; null is every company. */
export const companiesSeen = (session: Worker | null, what: Sight): readonly number[] | null => {
  if (session?.roles.includes('administrator')) return null;
  const employers = session?.employments.map(({ companyId }) => companyId) ?? [];
  return employers.filter((id) => session && seesOfCompany(session, id, what));
};

/** As whom of `orderMoves` someone moves the orders addressed to a company. */
export const moversAt = (session: Session, companyId: number): Mover[] =>
  rightsAt(session, companyId).flatMap(({ moves }) => moves);

/** Deeds on an order beside reading it. */
export type Verb = Exclude<keyof Rights, 'sees'>;

export const mayAt = (session: Session, companyId: number, verb: Verb): boolean =>
  rightsAt(session, companyId).some((rights) => (verb === 'moves' ? rights.moves.length > 0 : rights[verb]));
