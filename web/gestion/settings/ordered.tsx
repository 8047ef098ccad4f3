import { ActionIcon, Box, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { moved } from '#web/panel/edit/fields';
import { useOrderDrag } from '#web/panel/edit/use-order-drag';

type Props<T> = {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** The name of an item, before its number. */
  word: string;
  /** On a phone what moves it stands below it, not beside. */
  isWide?: boolean;
  onChange: (items: T[]) => void;
  children: (item: T, at: number) => ReactNode;
};

/** Items in their order: by dragging the handle, or by the arrows. */
export const Ordered = <T,>({ items, keyOf, word, isWide = false, onChange, children }: Props<T>) => {
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length && from !== to) onChange(moved(items, from, to));
  };
  const drag = useOrderDrag(move);
  return (
    <Box component="ol" p={0} m={0} style={{ listStyle: 'none', display: 'grid', gap: 8 }}>
      {items.map((item, at) => (
        <Paper
          component="li"
          key={keyOf(item)}
          withBorder
          p="sm"
          opacity={drag.isDragged(at) ? 0.5 : 1}
          bg={drag.isOver(at) ? 'var(--mantine-primary-color-light)' : undefined}
        >
          <Group align="start" gap={6}>
            <Box aria-hidden data-handle {...drag.handle(at)}>
              ⠿
            </Box>
            <Box flex={isWide ? '1 1 230px' : '1 1 180px'} miw={0}>
              {children(item, at)}
            </Box>
            <Group gap={6} wrap="nowrap">
              <Control label={`Subir: ${word} ${at + 1}`} sign="↑" onClick={() => move(at, at - 1)} />
              <Control label={`Bajar: ${word} ${at + 1}`} sign="↓" onClick={() => move(at, at + 1)} />
              <Control
                label={`Quitar: ${word} ${at + 1}`}
                sign="×"
                onClick={() => onChange(items.filter((one) => one !== item))}
              />
            </Group>
          </Group>
        </Paper>
      ))}
    </Box>
  );
};

const Control = ({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) => (
  <ActionIcon variant="default" aria-label={label} title={label} onClick={onClick}>
    <span aria-hidden>{sign}</span>
  </ActionIcon>
);
