import { ActionIcon, Box, Group, Paper } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { moved } from '#web/panel/edit/fields';

type Props<T> = {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** What an item is called, before its number. */
  word: string;
  onChange: (items: T[]) => void;
  children: (item: T, at: number) => ReactNode;
};

/** Items in their order: by dragging the handle, or by the arrows. */
export const Ordered = <T,>({ items, keyOf, word, onChange, children }: Props<T>) => {
  const [dragged, setDragged] = useState<number>();
  const [held, setHeld] = useState<number>();
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length && from !== to) onChange(moved(items, from, to));
  };
  return (
    <Box component="ol" p={0} m={0} style={{ listStyle: 'none', display: 'grid', gap: 8 }}>
      {items.map((item, at) => (
        <Paper
          component="li"
          key={keyOf(item)}
          withBorder
          p="sm"
          // Only by its handle, so that text inside can still be marked.
          draggable={held === at}
          opacity={dragged === at ? 0.5 : 1}
          // A list may stand inside another's item: what is dragged is this list's alone.
          onDragStart={(event) => {
            event.stopPropagation();
            setDragged(at);
          }}
          onDragEnd={() => {
            setDragged(undefined);
            setHeld(undefined);
          }}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && move(dragged, at)}
        >
          <Group align="start" wrap="nowrap" gap={6}>
            <Box
              aria-hidden
              style={{ cursor: 'grab' }}
              data-handle
              onPointerDown={() => setHeld(at)}
              onPointerUp={() => setHeld(undefined)}
            >
              ⠿
            </Box>
            <Box flex={1} miw={0}>
              {children(item, at)}
            </Box>
            <Control label={`Subir: ${word} ${at + 1}`} sign="↑" onClick={() => move(at, at - 1)} />
            <Control label={`Bajar: ${word} ${at + 1}`} sign="↓" onClick={() => move(at, at + 1)} />
            <Control
              label={`Quitar: ${word} ${at + 1}`}
              sign="×"
              onClick={() => onChange(items.filter((one) => one !== item))}
            />
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
