import type { User } from '#contract/accounts';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { panelPaths } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { CountTile } from './count-tile.tsx';

/** How many slips wait for somebody to look at them. */
export const WaitingSlips = ({ user }: { user: User }) => {
  const { company } = useCompanyInUse(user);
  const filters = { state: 'waiting' as const, ...(company && { toCompany: company.id }) };
  const count = useCall('slip/filter', { filters, rowIndex: 0, rowsMax: 1 }).data?.resultCount ?? 0;
  return (
    <CountTile count={count} to={panelPaths.slips} one="comprobante por revisar" many="comprobantes por revisar" />
  );
};
