import { sellsForSite, sellsSomewhere, useStaff } from '#web/panel/staff';

/** The reader's rights over companies and their people (decisions 021 and 024). */
export const useCompanyRights = () => {
  const staff = useStaff();
  const { roles, sellsFor } = staff;
  const isAdministrator = roles.includes('administrator');
  /** Whether the position of a seller of that company is his to give and to take. */
  const givesSel = (id: unknown) => isAdministrator || sellsFor.some((company) => company.id === id);
  return {
    givesSel,
    readsAllPeople: sellsForSite(staff),
    /** Whether he reads a person whom he just added. */
    readsAdded: sellsSomewhere(staff),
  };
};
