import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useSite, useTakesOrders } from '#web/data/site';
import { OpeningNote } from '#web/panel/opening-note.tsx';
import { settingPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';

/** Says that the shop still sells under the program's example of a firm; once it has its own, what else is an example's. */
export const ExampleCompany = ({ maySet }: { maySet: boolean }) => {
  const firm = useCall('company/findOwn', {}).data?.data;
  if (!firm) return null;
  if (!firm.isExample)
    return (
      <>
        {maySet && <OpeningNote />}
        <NoOrders maySet={maySet} />
      </>
    );
  return (
    <Alert color="red" title="La tienda no toma pedidos" maw={640}>
      La empresa que vende es la de ejemplo: {firm.name}, RUT {firm.identifier}. Hasta que tenga la suya, quien entra
      lee que la tienda se está preparando.{' '}
      {maySet ? (
        <Anchor component={Link} to={settingPath('company')} inherit underline="always">
          Poner la tuya
        </Anchor>
      ) : (
        'Pedile a quien administra la tienda que ponga la verdadera.'
      )}
    </Alert>
  );
};

/** Says that visitors of an open shop may look and not buy. */
const NoOrders = ({ maySet }: { maySet: boolean }) => {
  const { site, isPreparing } = useSite();
  const { saleOn } = site.settings;
  const takesOrders = useTakesOrders();
  if (takesOrders || isPreparing) return null;
  return (
    <Alert color="yellow" title="La tienda no toma pedidos" maw={640}>
      {saleOn ? 'No muestra precios a nadie' : '«Tomar pedidos» está apagado'}: quien entra mira, y no puede comprar.{' '}
      {maySet && (
        <Anchor component={Link} to={settingPath(saleOn ? 'pricesFor' : 'saleOn')} inherit underline="always">
          Cambiarlo
        </Anchor>
      )}
    </Alert>
  );
};
