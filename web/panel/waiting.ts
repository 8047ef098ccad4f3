import { useQueryClient } from '@tanstack/react-query';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';

const path = 'panel/count';

/**
 * Work that waits for the signed-in user, in the company in use, as it is asked for. New orders are told in a tab out of
 * sight too.
 */
export const useWaitingAnswer = () => {
  const { company } = useCompanyInUse(useStaff());
  return useCall(path, { toCompany: company?.id ?? null }, { everyMinutes: 1, hiddenHours: 8, sharedMs: 1000 });
};

/** The same; undefined until it is known. */
export const useWaiting = () => useWaitingAnswer().data?.data;

/** Has what waits be counted anew, after something of it was done. */
export const useRecount = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [path] });
};
