import { TextInput } from '@mantine/core';
import { useShortcuts } from '#web/panel/shortcuts';
import { useTypedText } from '#web/panel/typed-text';
import { useAddress } from '#web/panel/use-address';

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
  const { settle, control } = useTypedText(text, onText);
  useShortcuts([{ keys: '/', does: 'Buscar en esta lista', run: () => control.ref.current?.focus() }]);
  return (
    <TextInput
      {...control}
      label={label}
      placeholder={placeholder}
      type="search"
      className="panel-search"
      onFocus={(event) => event.currentTarget.select()}
      // A form that opens now must not find its address changed under it.
      onBlur={() => settle.flush()}
      onKeyDown={({ key }) => {
        const typed = control.value.trim();
        if (key !== 'Enter' || !onEnter || !typed) return;
        // Enter's action brings the text with it; the address changed once more would undo it.
        settle.cancel();
        onEnter(typed);
      }}
    />
  );
};

/** The search by the text of the list's address. */
export const TextSearch = ({ placeholder }: { placeholder: string }) => {
  const { address, change } = useAddress();
  return (
    <SearchInput
      placeholder={placeholder}
      text={address.get('t') ?? ''}
      onText={(text) => change({ t: text || undefined }, { replace: true })}
    />
  );
};
