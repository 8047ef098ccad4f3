import { Anchor, Box, Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { isOccupied, useShortcuts } from '#web/panel/shortcuts';
import { useStillTrue } from '#web/panel/still-true';
import { Icon } from '#web/ui/icon.tsx';
import { toastStore } from '#web/ui/toast';

type Toast = {
  text: string;
  /** A failure: it stays until it is closed. */
  isBad?: boolean;
  /** Takes the action back. */
  undo?: (() => unknown) | undefined;
  /** The address of the thing that it names. */
  to?: string | undefined;
  /** The page of the shop where it is seen: another document. */
  shopPage?: string | undefined;
  /** Whether its undo takes the focus, where the pressed button is gone. */
  takesFocus?: boolean;
};

let shown: Toast | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Says what an action came to, on whatever screen follows; undefined takes the last words away. A toast leads to what it
 * says where the screen does not show it.
 */
export const tell = (toast: Toast | undefined) => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** A toast leaves at the first press after so many seconds, so that nobody misses it who looked away. */
const secondsOf = ({ undo, to, shopPage }: Toast) => (undo || to || shopPage ? 20 : 6);

/** Shows the last message of the code that shop and panel share, such as that of a lost connection. */
const tellShared = () => {
  const last = toastStore.get().at(-1);
  tell(last && { text: last.text, isBad: last.kind === 'error' });
};

/** The one place where the panel says what was done. */
export const ToastPlace = () => {
  const toast = useSyncExternalStore(subscribe, () => shown);
  useEffect(() => toastStore.subscribe(tellShared), []);
  return (
    <Box className="panel-toast" role="status">
      {toast && <Card toast={toast} />}
    </Box>
  );
};

const Card = ({ toast }: { toast: Toast }) => {
  const { isBad = false, undo, to, shopPage } = toast;
  const text = useStillTrue(toast.text);
  const card = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (toast.takesFocus) button.current?.focus();
  }, [toast]);
  useEffect(() => {
    if (isBad) return;
    const shownAt = Date.now();
    const leave = ({ target }: Event) => {
      const isOwn = target instanceof Node && card.current?.contains(target);
      if (!isOwn && Date.now() - shownAt > secondsOf(toast) * 1000 && shown === toast) tell(undefined);
    };
    const options = { capture: true };
    window.addEventListener('pointerdown', leave, options);
    window.addEventListener('keydown', leave, options);
    return () => {
      window.removeEventListener('pointerdown', leave, options);
      window.removeEventListener('keydown', leave, options);
    };
  }, [toast, isBad]);
  const takeBack = () => {
    tell(undefined);
    void undo?.();
  };
  useShortcuts(undo ? [{ keys: 'mod+z', does: 'Deshacer lo último', run: takeBack, isOn: () => !isOccupied() }] : []);
  if (!text) return null;
  return (
    <Paper ref={card} role={isBad ? 'alert' : undefined} shadow="md" withBorder p="xs" pl="sm">
      <Group gap="sm" wrap="nowrap">
        <Box c={isBad ? 'var(--mantine-color-error)' : 'green.8'} lh={0}>
          <Icon name={isBad ? 'alert' : 'check'} />
        </Box>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {to && (
          <Anchor component={Link} to={to} size="sm" fw={600}>
            Ver
          </Anchor>
        )}
        {shopPage && (
          <Anchor href={shopPage} target="_blank" size="sm" fw={600}>
            Ver
          </Anchor>
        )}
        {undo && (
          <Button ref={button} size="compact-sm" variant="default" miw="max-content" title="Ctrl+Z" onClick={takeBack}>
            Deshacer
          </Button>
        )}
        <CloseButton size="sm" aria-label="Cerrar el aviso" onClick={() => tell(undefined)} />
      </Group>
    </Paper>
  );
};
