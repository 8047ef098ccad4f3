import { Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Failure } from '#web/data/call';
import { useStillTrue } from '#web/panel/still-true';

/** Stores again what stood there before. */
type Undo = () => Promise<{ ok: true } | Failure>;
/** Shows the value again; `undo` where another one is stored. */
export type OnEnd = (undo?: Undo) => void;

type Props = {
  /** Its name, beside the value that is shown. */
  label: string;
  title: string;
  children: ReactNode;
  color?: string | undefined;
  /** The control that changes it. */
  editor: (onEnd: OnEnd) => ReactNode;
};

/** A value of a row that is changed there, at a press; a change that was stored has its undo beside it. */
export const EditedCell = ({ label, title, children, color = 'inherit', editor }: Props) => {
  const queries = useQueryClient();
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  const [undo, setUndo] = useState<Undo>();
  const [refusal, setRefusal] = useState('');
  const said = useStillTrue(refusal);
  const end: OnEnd = (next) => {
    setState('left');
    setUndo(() => next);
    setRefusal('');
  };
  if (state === 'edited') return editor(end);
  const takeBack = async (stored: Undo) => {
    const answer = await stored();
    end();
    if (!answer.ok) setRefusal(answer.error);
    await queries.invalidateQueries();
  };
  return (
    <>
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
      {undo && (
        <Anchor component="button" type="button" size="xs" mih={24} ml="auto" onClick={() => void takeBack(undo)}>
          Deshacer
        </Anchor>
      )}
      {said && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" style={{ whiteSpace: 'normal' }}>
          {said}
        </Text>
      )}
    </>
  );
};

/** For what is there to be gone on with. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
