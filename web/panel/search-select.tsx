import { Select, type SelectProps } from '@mantine/core';
import { isUnread, type Unread } from '#web/panel/edit/unread';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  data: readonly { value: string; label: string }[];
  value: string | null | Unread;
  onChange: (value: string | null | Unread) => void;
};

const plain = (text: string) => text.trim().toLowerCase();

/** One of many, found by typing. Text that names none of them is said as it is left, and chooses none. */
export const SearchSelect = ({ data, value, onChange, error, ...select }: Props) => {
  const unread = isUnread(value) ? value : undefined;
  const leave = (text: string) => {
    if (plain(text) === '' || data.find((one) => one.value === value)?.label === text) return;
    const named = data.find(({ label }) => plain(label) === plain(text));
    onChange(named?.value ?? { unread: text, error: `No hay ninguna opción «${text.trim()}»: elegí una de la lista` });
  };
  return (
    <Select
      nothingFoundMessage="No hay ninguna así"
      limit={200}
      {...select}
      searchable
      data={data}
      value={unread ? null : (value as string | null)}
      error={unread?.error ?? error}
      // Typed text takes the place of the choice.
      onClick={(event) => event.currentTarget.select()}
      onChange={(chosen) => onChange(chosen)}
      onBlur={(event) => leave(event.currentTarget.value)}
    />
  );
};
