import { Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '#web/panel/use-focus-back';

type Props = {
  title: string;
  opened?: boolean;
  size?: 'lg';
  /** It stands over another one: its buttons hear Escape themselves (`ownEscape`). */
  isOverAnother?: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** At its end, the last one does what the title asks. */
  buttons: ReactNode;
};

/** A question or a form over the screen: its title, what it says, and its buttons. */
export const Dialog = ({ title, opened = true, size, isOverAnother = false, onClose, children, buttons }: Props) => {
  useFocusBack();
  return (
    <Modal.Root opened={opened} onClose={onClose} closeOnEscape={!isOverAnother} {...(size && { size })} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Stack pt="md">
            {/* No Modal.Header: its element would be a second banner of the page. */}
            <Modal.Title lh={1.3}>{title}</Modal.Title>
            {children}
            <Group justify="flex-end">{buttons}</Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
