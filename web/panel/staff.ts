import { createContext, use } from 'react';
import type { User } from '#contract/accounts';

export const Staff = createContext<User | null>(null);

/** The one to whom the panel is shown, also while he signs in again. */
export const useStaff = (): User => {
  const user = use(Staff);
  if (!user) throw new Error('Only a screen of the panel knows its staff.');
  return user;
};

/** Whether somebody sells for a company at this site, or administers it. */
export const sellsSomewhere = ({ roles, sellsFor }: User) => roles.includes('administrator') || sellsFor.length > 0;

/** Whether somebody sells for the site's own company, or administers it. */
export const sellsForSite = ({ roles, sellsFor }: User) =>
  roles.includes('administrator') || sellsFor.some(({ isOwn }) => isOwn);
