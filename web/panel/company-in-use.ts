import type { User } from '#contract/accounts';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

const chosen = createBrowserStore<number | null>('panel-company', null, (stored) =>
  typeof stored === 'number' ? stored : null,
);

/** The company for which somebody is working now, of those that he sells for: the one that he chose last, else the first. */
export const useCompanyInUse = ({ sellsFor }: User) => {
  const id = useBrowserStore(chosen);
  return { company: sellsFor.find((one) => one.id === id) ?? sellsFor[0], choose: chosen.set };
};
