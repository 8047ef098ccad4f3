import type { Company } from '#contract/companies';
import { useStaff } from '#web/panel/staff';

/** The reader's rights over companies and their people (decisions 021 and 024). */
export const useCompanyRights = () => {
  const { roles, sellsFor } = useStaff();
  const isAdministrator = roles.includes('administrator');
  /** Whether the position of a seller of that company is his to give and to take. */
  const givesSel = (id: unknown) => isAdministrator || sellsFor.some((company) => company.id === id);
  return {
    givesSel,
    /** Whether he changes a company: one that a site sells as, only where he sells for it. */
    mayEdit: ({ id, isOwn }: Pick<Company, 'id' | 'isOwn'>) => !isOwn || givesSel(id),
    readsAllPeople: isAdministrator || sellsFor.some(({ isOwn }) => isOwn),
    /** Whether he reads a person whom he just added. */
    readsAdded: isAdministrator || sellsFor.length > 0,
  };
};
