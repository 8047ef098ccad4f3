import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { messages } from '#contract/plain/messages';
import type { Failure } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';

type Props = {
  title: string;
  /** The reader of the reason. */
  about: string;
  action: string;
  label?: string;
  colour?: string;
  send: (reason: string) => Promise<{ ok: true } | Failure>;
  onClose: () => void;
  /** `refusal` where what is shown is old, as somebody else was first. */
  onDone: (refusal?: string) => void;
};

/** Asks why something is done, which must be said, and does it. */
export const ReasonDialog = ({ title, about, action, label = 'Motivo', colour, send, onClose, onDone }: Props) => {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useLeaving(reason !== '');
  const act = async () => {
    if (!reason.trim()) return setError(messages['field.required']);
    setBusy(true);
    const answer = await send(reason);
    setBusy(false);
    if (answer.ok) return onDone();
    if (answer.status === 409 || answer.status === 404) return onDone(answer.error);
    setError(answer.fields.reason ?? answer.error);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button {...(colour && { color: colour })} loading={isBusy} onClick={() => void act()}>
            {action}
          </Button>
        </>
      }
    >
      <Textarea
        label={label}
        description={about}
        withAsterisk
        required
        autosize
        minRows={3}
        maxLength={300}
        data-autofocus
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError('');
        }}
      />
    </Dialog>
  );
};
