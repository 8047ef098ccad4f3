import { panelPaths } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { CountTile } from './count-tile.tsx';

/** How many payments need that somebody looks at them. */
export const OpenAlerts = () => {
  const found = useCall('payment/listAlerts', {}).data;
  const count = found ? found.data.length + found.refused.length : 0;
  return <CountTile count={count} to={panelPaths.alerts} one="alerta de pagos" many="alertas de pagos" />;
};
