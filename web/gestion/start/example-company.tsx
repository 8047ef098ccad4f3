import { Alert, Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useSite } from '#web/data/site';
import { settingPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { exampleDetails } from './example-details.ts';

/** Says that the shop still sells under the program's example of a firm; once it has its own, what else is an example's. */
export const ExampleCompany = ({ maySet }: { maySet: boolean }) => {
  const firm = useCall('company/findOwn', {}).data?.data;
  const { isDemo } = useSite();
  if (!firm?.isExample) return firm && maySet && !isDemo && <ExampleDetails />;
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

const labels = { name: 'el nombre', contact: 'el contacto', branches: 'las sucursales' };

const ExampleDetails = () => {
  const found = useCall('setting/find', {}).data;
  const left = found ? exampleDetails(found) : [];
  if (left.length === 0) return null;
  return (
    <Alert color="yellow" title="La tienda muestra datos de ejemplo" maw={640}>
      Quien entra ve todavía los del programa:{' '}
      {left.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          <Anchor component={Link} to={settingPath(key)} inherit underline="always">
            {labels[key]}
          </Anchor>
        </Fragment>
      ))}
      .
    </Alert>
  );
};
