import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** A text that goes into the address once one stops typing. `control` is for its input. */
export const useTypedText = (text: string, onText: (text: string) => void) => {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // Another address brings its own text, but takes none from who is typing.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(text);
  }, [text]);
  const settle = useDebouncedCallback(onText, 250);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    settle(currentTarget.value.trim());
  };
  return { settle, control: { ref: input, maw: '100%', value: typed, onChange } };
};
