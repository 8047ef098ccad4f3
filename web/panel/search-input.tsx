import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '#web/panel/shortcuts';

type Props = {
  label?: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Called by Enter, also that of a scanner at the end of a code. */
  onEnter?: (text: string) => void;
};

/** The search of a list, whose text stands in the address; '/' leads to it. */
export const SearchInput = ({ label = 'Buscar', placeholder, text, onText, onEnter }: Props) => {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // Another address brings its own text, but takes none from who is typing.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(text);
  }, [text]);
  const settle = useDebouncedCallback(onText, 250);
  useShortcuts([{ keys: '/', does: 'Buscar en esta lista', run: () => input.current?.focus() }]);
  return (
    <TextInput
      ref={input}
      label={label}
      placeholder={placeholder}
      type="search"
      w={280}
      maw="100%"
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      // A form that opens now must not find its address changed under it.
      onBlur={() => settle.flush()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        settle(currentTarget.value.trim());
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || !onEnter || !typed.trim()) return;
        // Enter's action brings the text with it; the address changed once more would undo it.
        settle.cancel();
        onEnter(typed.trim());
      }}
    />
  );
};
