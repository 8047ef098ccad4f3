import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

type Props = { text: string; onText: (text: string) => void; onEnter: (text: string) => void };

/** Where one types a text, or a scanner a code with Enter at its end. */
export const CodeSearch = ({ text, onText, onEnter }: Props) => {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // Another address brings its own text, but takes none from who is typing.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(text);
  }, [text]);
  const settle = useDebouncedCallback(onText, 250);
  return (
    <TextInput
      ref={input}
      label="Buscar"
      placeholder="Código o nombre; Enter lo abre"
      type="search"
      w={280}
      maw="100%"
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        settle(currentTarget.value.trim());
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || !typed.trim()) return;
        // What Enter does brings the text with it; the address changed once more would undo it.
        settle.cancel();
        onEnter(typed.trim());
      }}
    />
  );
};
