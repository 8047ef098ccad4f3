import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { settingPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';

/** Says that the shop still sells under the program's example of a firm; nothing once it has its own. */
export const ExampleCompany = () => {
  const settings = useCall('setting/find', {}).data;
  if (!settings?.isExample) return null;
  const { name, identifier } = settings.data.company ?? settings.own.company ?? { name: '', identifier: '' };
  return (
    <Alert color="red" title="La tienda no toma pedidos" maw={640}>
      La empresa que vende es la de ejemplo: {name}, RUT {identifier}.{' '}
      <Anchor component={Link} to={settingPath('company')} inherit underline="always">
        Poner la tuya
      </Anchor>
    </Alert>
  );
};
