import { Anchor, Button, Input, SegmentedControl, Stack, Switch, Text, useMantineColorScheme } from '@mantine/core';
import type { User } from '#contract/accounts';
import { leavePanel } from '#web/panel/leave-panel';
import { chooseDensity, type Density, densities, useDensity } from '#web/panel/table-density';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { allowRing, useRings } from './ring.ts';

const schemes = { light: 'Claro', dark: 'Oscuro', auto: 'Sistema' } as const;
const choices = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }));

type Props = { user: User; name: string; onShortcuts: () => void };

/** How the panel looks to the signed-in user, and the way out. */
export const OwnChoices = ({ user, name, onShortcuts }: Props) => {
  const rings = useRings();
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={600} truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {user.email}
        </Text>
      </div>
      <Look />
      <Switch
        label="Sonido con cada pedido nuevo"
        checked={rings}
        onChange={({ currentTarget }) => allowRing(currentTarget.checked)}
      />
      {/* The profile is the shop's: another document. */}
      <Anchor href={paths.profile} size="sm">
        Mi perfil
      </Anchor>
      <Button variant="default" visibleFrom="sm" onClick={onShortcuts}>
        Atajos de teclado
      </Button>
      <Button variant="default" leftSection={<Icon name="logout" />} onClick={() => void leavePanel()}>
        Salir
      </Button>
    </Stack>
  );
};

const Look = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const density = useDensity();
  return (
    <>
      <Input.Wrapper label="Tema" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Tema"
          data={choices(schemes)}
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as keyof typeof schemes)}
        />
      </Input.Wrapper>
      <Input.Wrapper label="Filas de las listas" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Filas de las listas"
          data={choices(densities)}
          value={density}
          onChange={(chosen) => chooseDensity(chosen as Density)}
        />
      </Input.Wrapper>
    </>
  );
};
