import { Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useFocusBack } from '#web/panel/use-focus-back';

type Props = {
  title: string;
  opened?: boolean;
  size?: 'lg' | 'xl';
  /** It stands over another one: its buttons hear Escape themselves (`ownEscape`). */
  isOverAnother?: boolean;
  onClose: () => void;
  /** Whether an answer is on its way, whose refusal would have no place once it is closed. */
  isBusy?: boolean;
  children?: ReactNode;
  /** At its end, the last one does what the title asks. */
  buttons: ReactNode;
};

/** Whether a dialog is open for longer than a double click takes, whose second half is beside it. */
const useIsSettled = (opened: boolean) => {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => setSettled(true), 500);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [opened]);
  return settled;
};

/** A question or a form over the screen: its title, what it says, and its buttons. */
export const Dialog = ({
  title,
  opened = true,
  size,
  isOverAnother = false,
  onClose,
  isBusy = false,
  children,
  buttons,
}: Props) => {
  useFocusBack();
  const isSettled = useIsSettled(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={() => isBusy || onClose()}
      closeOnEscape={!isOverAnother}
      closeOnClickOutside={isSettled}
      {...(size && { size })}
      centered
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Stack pt="md">
            {/* No Modal.Header: its element would be a second banner of the page. */}
            <Modal.Title lh={1.3}>{title}</Modal.Title>
            {children}
            <Group justify="flex-end" className="panel-dialog-buttons">
              {buttons}
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
