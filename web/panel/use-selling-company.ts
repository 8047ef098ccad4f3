import { useParams } from 'react-router';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';

type Selling = { id: number; name: string };

/**
 * The company whose orders are shown: that of the address, else the one in use, else, for an administrator, the site's own.
 * Undefined while it is looked up, or could not be; null where the reader sells for no such company (decisions A5).
 */
export const useSellingCompany = () => {
  const user = useStaff();
  const { company: inUse } = useCompanyInUse(user);
  const { companyId } = useParams();
  const isAdministrator = user.roles.includes('administrator');
  const named = user.sellsFor.find(({ id }) => String(id) === companyId);
  const own = useCall('company/findOwn', {}, { enabled: isAdministrator && !inUse && !companyId });
  const company = (): Selling | null | undefined => {
    if (named) return named;
    if (companyId) return isAdministrator ? { id: Number(companyId), name: '' } : null;
    if (inUse) return inUse;
    return isAdministrator ? own.data?.data : null;
  };
  return { company: company(), own };
};
