import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { notHere } from '#web/data/list-words';
import { panelPaths } from '#web/panel/panel-paths';

/** Stands where an address has no screen, or none for its reader. */
export const NoScreen = () => (
  <Stack align="start">
    <Title order={1} size="h2">
      {notHere}
    </Title>
    <Text>Revisá la dirección, o elegí una pantalla del menú.</Text>
    <Anchor component={Link} to={panelPaths.start}>
      Ir al inicio
    </Anchor>
  </Stack>
);
