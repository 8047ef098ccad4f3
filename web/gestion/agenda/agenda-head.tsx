import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '#web/panel/use-is-phone';

type Props = {
  title: string;
  /** The days that are shown, where the bar has no room for them. */
  range: ReactNode;
  onPrint: () => void;
  onNotices: () => void;
  /** Undefined where nothing may be added. */
  onAdd: (() => void) | undefined;
};

/** The agenda's heading and what is done from it; on a phone one row, whose rarer actions stand in a menu. */
export const AgendaHead = ({ title, range, onPrint, onNotices, onAdd }: Props) => {
  const isPhone = useIsPhone();
  const others = [
    ['Imprimir', onPrint],
    ['Avisos y calendario', onNotices],
  ] as const;
  return (
    <Group justify="space-between" gap="xs" wrap={isPhone ? 'nowrap' : 'wrap'}>
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        {range}
      </div>
      <Group gap="xs" wrap="nowrap">
        {!isPhone &&
          others.map(([label, run]) => (
            <Button key={label} variant="default" onClick={run}>
              {label}
            </Button>
          ))}
        {onAdd && <Button onClick={onAdd}>Agendar</Button>}
        {isPhone && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label="Más acciones">
                ⋯
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map(([label, run]) => (
                <Menu.Item key={label} onClick={run}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </Group>
  );
};
