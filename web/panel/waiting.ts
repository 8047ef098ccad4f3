import { useQueryClient } from '@tanstack/react-query';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';

const path = 'panel/count';

/**
 * Work that waits for the signed-in user, in the company in use; undefined until it is known. New orders are told in a
 * tab out of sight too.
 */
export const useWaiting = () => {
  const { company } = useCompanyInUse(useStaff());
  return useCall(path, { toCompany: company?.id ?? null }, { everyMinutes: 1, hiddenHours: 8 }).data?.data;
};

/** Has what waits be counted anew, after something of it was done. */
export const useRecount = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [path] });
};
