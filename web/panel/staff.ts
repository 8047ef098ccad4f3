import { createContext, use } from 'react';
import type { User } from '#contract/accounts';
import { allow, rightsAt, type Verb } from '#contract/plain/positions';

export const Staff = createContext<User | null>(null);

/** The one to whom the panel is shown, also while he signs in again. */
export const useStaff = (): User => {
  const user = use(Staff);
  if (!user) throw new Error('Only a screen of the panel knows its staff.');
  return user;
};

/** Whether somebody sells for a company at this site, or administers it. */
export const sellsSomewhere = ({ roles, sellsFor }: User) => roles.includes('administrator') || sellsFor.length > 0;

/** Whether somebody may do this with the orders of a company, by the same table as the shop. */
export const mayAt = ({ roles, person }: User, companyId: number, verb: Verb) => {
  const jobs = (person?.employeeOf ?? []).map(({ id, position }) => ({ companyId: id, position }));
  return allow(rightsAt(roles, jobs, companyId), verb);
};

/** Whether somebody takes orders in a buyer's place here. */
export const takesOrders = (user: User) =>
  user.roles.includes('administrator') || user.sellsFor.some(({ id, isOwn }) => isOwn && mayAt(user, id, 'sells'));

/** Whether somebody sells for the site's own company, or administers it. */
export const sellsForSite = ({ roles, sellsFor }: User) =>
  roles.includes('administrator') || sellsFor.some(({ isOwn }) => isOwn);
