import type { Mover } from '#contract/plain/commerce';
import { allow, rightsAt, type Sight, type Verb } from '#contract/plain/positions';
import type { Session } from '#server/ctx';

type Worker = Pick<Session, 'roles' | 'employments'>;

export const seesOfCompany = (session: Worker, companyId: number | undefined, what: Sight): boolean =>
  rightsAt(session.roles, session.employments, companyId).some(({ sees }) => sees.includes(what));

/** The companies of which someone sees this; null is every company. */
export const companiesSeen = (session: Worker | null, what: Sight): readonly number[] | null => {
  if (session?.roles.includes('administrator')) return null;
  const employers = session?.employments.map(({ companyId }) => companyId) ?? [];
  return employers.filter((id) => session && seesOfCompany(session, id, what));
};

/** As whom of `orderMoves` someone moves the orders addressed to a company. */
export const moversAt = (session: Session, companyId: number): Mover[] =>
  rightsAt(session.roles, session.employments, companyId).flatMap(({ moves }) => moves);

export const mayAt = (session: Session, companyId: number, verb: Verb): boolean =>
  allow(rightsAt(session.roles, session.employments, companyId), verb);
