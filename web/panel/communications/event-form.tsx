import { Button, type ButtonProps, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { LeaveQuestion } from '#web/panel/edit/leave-question.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ownEscape } from '#web/panel/own-escape';

type Props = {
  title: string;
  /** Label of its button. */
  action: string;
  /** Label of the one that leaves it. */
  back?: string;
  colour?: ButtonProps['color'];
  /** Whether something stands there that closing would lose. */
  isDirty: boolean;
  isBusy: boolean;
  /** A sentence about the change that somebody else made meanwhile. */
  conflict: string;
  /** Whether that left nothing to be sent. */
  isOver: boolean;
  failure: string;
  /** `letGo`: what was typed is stored, and the form may close. */
  onSubmit: (letGo: () => void) => void;
  onClose: () => void;
  /** Its fields; `escape` is for each that hears keys. */
  children: (escape: ReturnType<typeof ownEscape>) => ReactNode;
};

/** The dialog of an event: what was typed is neither lost by a step aside nor by somebody else's event. */
export const EventForm = ({ title, action, back = 'Volver', colour, isDirty, isBusy, onSubmit, ...told }: Props) => {
  const { onClose, children } = told;
  const formId = useId();
  const [asksToClose, setAsksToClose] = useState(false);
  const { letGo } = useLeaving(isDirty);
  const close = () => {
    if (isBusy) return;
    if (isDirty) setAsksToClose(true);
    else onClose();
  };
  const leave = () => {
    letGo();
    onClose();
  };
  const escape = ownEscape(close);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!told.isOver) onSubmit(letGo);
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      isBusy={isBusy}
      isOverAnother
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={close} {...escape}>
            {back}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isBusy}
            disabled={told.isOver}
            {...(colour && { color: colour })}
            {...escape}
          >
            {action}
          </Button>
        </>
      }
    >
      {told.conflict && (
        <div role="alert">
          <Text size="sm" fw={600}>
            La comunicación cambió mientras tanto
          </Text>
          <Text size="sm">{told.conflict}</Text>
        </div>
      )}
      <form id={formId} onSubmit={submit} noValidate>
        {children(escape)}
      </form>
      <ErrorAlert text={told.failure} />
      {asksToClose && <LeaveQuestion onStay={() => setAsksToClose(false)} onLeave={leave} />}
    </Dialog>
  );
};
