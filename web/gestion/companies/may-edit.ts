import { useCompanyRights } from '#web/panel/company-rights';

/** Whether the reader changes a company (decision 021). */
export const useMayEdit = () => useCompanyRights().mayEdit;
