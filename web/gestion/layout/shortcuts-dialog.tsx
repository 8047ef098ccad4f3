import { Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import { useListedShortcuts } from '#web/panel/shortcuts';
import { useFocusBack } from '#web/panel/use-focus-back';

/** Shortcuts of the screen in use. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  useFocusBack();
  const shortcuts = useListedShortcuts();
  return (
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          {/* No Modal.Header: its element would be a second banner of the page. */}
          <Group justify="space-between" py="sm">
            <Modal.Title fw={700}>Atajos de teclado</Modal.Title>
            <Modal.CloseButton aria-label="Cerrar" />
          </Group>
          <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {shortcuts.map(({ keys, does }) => (
              <Group key={keys} component="li" justify="space-between" wrap="nowrap">
                <Text size="sm">{does}</Text>
                <Text component="span" size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {written(keys).map((key, at) => (
                    <span key={key}>
                      {at > 0 && ' + '}
                      <Kbd>{key}</Kbd>
                    </span>
                  ))}
                </Text>
              </Group>
            ))}
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const drawn: Readonly<Record<string, string>> = {
  mod: isApple ? '⌘' : 'Ctrl',
  alt: isApple ? '⌥' : 'Alt',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

/** The keys of a shortcut as they stand on the keyboard. */
const written = (keys: string) =>
  keys.split('+').map((key) => drawn[key] ?? (key.length === 1 ? key.toUpperCase() : key));
