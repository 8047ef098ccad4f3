import type { Company } from '#contract/companies';
import { useStaff } from '#web/panel/staff';

/** Whether the reader changes a company: one that a site sells as, only where he sells for it (decision 021). */
export const useMayEdit = () => {
  const { roles, sellsFor } = useStaff();
  return ({ id, isOwn }: Company) =>
    !isOwn || roles.includes('administrator') || sellsFor.some((company) => company.id === id);
};
