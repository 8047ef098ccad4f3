import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Failure } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';

/** Stores again what stood there before. */
type Undo = () => Promise<{ ok: true } | Failure>;
/** Shows the value again; `done` and `undo` where another one is stored. */
export type OnEnd = (stored?: { done: string; undo: Undo }) => void;

type Props = {
  /** Its name, beside the value that is shown. */
  label: string;
  title: string;
  children: ReactNode;
  color?: string | undefined;
  /** The control that changes it. */
  editor: (onEnd: OnEnd) => ReactNode;
};

/** A value of a row that is changed there, at a press; a stored change has its undo in the toast. */
export const EditedCell = ({ label, title, children, color = 'inherit', editor }: Props) => {
  const queries = useQueryClient();
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  const takeBack = async (undo: Undo) => {
    const answer = await undo();
    tell(answer.ok ? { text: 'Volvió a como estaba' } : { text: answer.error, isBad: true });
    await queries.invalidateQueries();
  };
  const end: OnEnd = (stored) => {
    setState('left');
    if (stored) tell({ text: stored.done, undo: () => takeBack(stored.undo) });
  };
  if (state === 'edited') return editor(end);
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      c={color}
      mih={24}
      aria-label={label}
      title={title}
      // One goes on where one was.
      ref={state === 'left' ? focusOnce : null}
      onClick={() => setState('edited')}
    >
      {children}
    </Anchor>
  );
};

/** For what is there to be gone on with. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
