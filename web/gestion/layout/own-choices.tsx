import { Anchor, Button, Input, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import type { User } from '#contract/accounts';
import { leavePanel } from '#web/panel/leave-panel';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { useLooks } from './looks.ts';
import { allowRing, useRings } from './ring.ts';

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
      {useLooks().map(({ label, choices, value, choose }) => (
        <Input.Wrapper key={label} label={label} labelElement="div">
          <SegmentedControl fullWidth aria-label={label} data={choices} value={value} onChange={choose} />
        </Input.Wrapper>
      ))}
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
