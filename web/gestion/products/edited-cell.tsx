import { type ReactNode, useState } from 'react';
import { type Undo, useTakeBack } from '#web/panel/take-back';
import { tell } from '#web/panel/toast.tsx';

/** Shows the value again; `done` and `undo` where another one is stored. */
export type OnEnd = (stored?: { done: string; undo: Undo }) => void;

type Props = {
  /** Its name, beside the value that is shown. */
  label: string;
  title: string;
  children: ReactNode;
  isZero?: boolean;
  /** The control that changes it. */
  editor: (onEnd: OnEnd) => ReactNode;
};

/** A value of a row that is changed there, at a press; a stored change has its undo in the toast. */
export const EditedCell = ({ label, title, children, isZero = false, editor }: Props) => {
  const takeBack = useTakeBack();
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  const end: OnEnd = (stored) => {
    setState('left');
    if (stored) tell({ text: stored.done, undo: () => takeBack(stored.undo) });
  };
  if (state === 'edited') return editor(end);
  return (
    <button
      type="button"
      className="panel-value mantine-focus-auto"
      data-zero={isZero || undefined}
      aria-label={label}
      title={title}
      // One goes on where one was.
      ref={state === 'left' ? focusOnce : null}
      onClick={() => setState('edited')}
    >
      {children}
    </button>
  );
};

/** For what is there to be gone on with. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
