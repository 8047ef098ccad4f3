import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Failure } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import type { Unread } from '#web/panel/edit/unread';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';

/** The effect of a merge, once it is read; `refusal` says why it cannot be. */
type MergeLook = { refusal: string | null; shown: ReactNode } | undefined;
type Props = {
  title: string;
  /** The label of the choice of the one that stays. */
  label: string;
  choices: readonly { value: string; label: string; name?: string }[];
  useLook: (into: string | undefined) => { look: MergeLook; error: string | undefined };
  merge: (into: string) => Promise<{ ok: true } | Failure>;
  onClose: () => void;
  /** Called with the one that stays. */
  onDone: (into: string) => void;
};

/** Unites a thing with another one of its kind, after a look at the effect. */
export const MergeDialog = ({ title, label, choices, useLook, merge, onClose, onDone }: Props) => {
  const [chosen, setChosen] = useState<string | null | Unread>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const into = typeof chosen === 'string' ? chosen : undefined;
  const { look, error } = useLook(into);
  const unite = async () => {
    if (into === undefined || !look || isBusy) return;
    setIsBusy(true);
    setFailure('');
    const answer = await merge(into);
    setIsBusy(false);
    if (answer.ok) return onDone(into);
    setFailure(answer.error);
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
          <Button loading={isBusy} disabled={!look || look.refusal !== null} onClick={() => void unite()}>
            Unir
          </Button>
        </>
      }
    >
      <SearchSelect
        label={label}
        data-autofocus
        data={choices}
        value={chosen}
        onChange={(to) => {
          setChosen(to);
          setFailure('');
        }}
      />
      {look && look.refusal === null && <div role="status">{look.shown}</div>}
      <ErrorAlert text={failure || (look?.refusal ?? (into === undefined ? undefined : error))} />
    </Dialog>
  );
};
