import { Anchor } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type Props = {
  /** What it is, beside what is shown of it. */
  label: string;
  title: string;
  children: ReactNode;
  color?: string | undefined;
  /** What it is changed with; `onEnd` shows it again. */
  editor: (onEnd: () => void) => ReactNode;
};

/** What a row shows and what is changed there, at a press. */
export const EditedCell = ({ label, title, children, color = 'inherit', editor }: Props) => {
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  if (state === 'edited') return editor(() => setState('left'));
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
