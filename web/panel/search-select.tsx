import { defaultOptionsFilter, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { optionsOf } from '#web/panel/open-list';

type Choice = string | null | Unread;
type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  /** `name` is what one is called, where its label says more. */
  data: readonly { value: string; label: string; name?: string }[];
  value: Choice;
  onChange: (value: Choice) => void;
  /** The last choice makes a new one: every text keeps it. */
  making?: string | undefined;
  /** Whether the choices are still those of another text. */
  isSearching?: boolean;
  /** The sentence of `lostAnswer` where the choices did not come. */
  lost?: ReactNode;
};

/** Those that a text finds, and behind them the choice that makes a new one. */
const keepLast: OptionsFilter = ({ options, ...asked }) => [
  ...(defaultOptionsFilter({ ...asked, options: options.slice(0, -1) }) as typeof options),
  ...options.slice(-1),
];

const plain = (text: string) => text.trim().toLowerCase();

/** One of many, found by typing. Text that names none of them chooses none, and is said once it is left. */
export const SearchSelect = ({
  data,
  value,
  onChange,
  error,
  onSearchChange,
  making,
  isSearching,
  lost,
  ...select
}: Props) => {
  const unread = isUnread(value) ? value : undefined;
  const [isTyping, setTyping] = useState(false);
  const [search, setSearch] = useState('');
  const [last, setLast] = useState<string | null>(null);
  /** Whether text that names none was left there: the choice before it is gone from the control. */
  const [isDropped, setDropped] = useState(unread !== undefined);
  /** The field in which Enter waits for the choices of its text. */
  const waiting = useRef<Element>(null);
  if (!isUnread(value) && value !== last) setLast(value);
  if (!unread && isDropped) setDropped(false);
  const put = (text: string) => {
    setSearch(text);
    onSearchChange?.(text);
  };
  /** A name that two options share means none of them. */
  const onlyOne = (isMeant: (one: (typeof data)[number]) => boolean) => {
    const [one, second] = data.filter(isMeant);
    return second ? undefined : one;
  };
  const read = (text: string) => {
    waiting.current = null;
    setTyping(true);
    if (text === '') return onChange(select.clearable ? null : last);
    const maker = data.find((one) => one.value === making)?.label;
    const sentence = `No hay ninguna opción «${text.trim()}»: elegí una de la lista${maker ? `, o creala con «${maker}»` : ''}`;
    onChange(onlyOne(({ label }) => label === text)?.value ?? { unread: text, error: sentence });
  };
  const leave = () => {
    waiting.current = null;
    setTyping(false);
    const text = unread && plain(unread.unread);
    const named = onlyOne(({ label, name = label }) => plain(label) === text || plain(name) === text);
    // Choices of another text say not how many this one names.
    if (named && !isSearching) onChange(named.value);
    else if (unread) setDropped(true);
  };
  const chooseOnly = (field: Element) => {
    const [only, ...others] = optionsOf(field).filter((option) => option.getAttribute('value') !== making);
    if (others.length === 0) only?.click();
  };
  const takeWaiting = useEffectEvent(() => {
    if (waiting.current) chooseOnly(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (!isSearching) takeWaiting();
  }, [isSearching]);
  /** Enter chooses the only one that the text leaves, once it is known; where it leaves more, none. */
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isTyping || !unread) return;
    // With Ctrl or Cmd it is a shortcut of the page.
    if (event.ctrlKey || event.metaKey) return;
    const options = optionsOf(event.currentTarget);
    if (!isSearching && options.length === 0) return;
    if (options.some(({ dataset }) => dataset.comboboxSelected)) return;
    // Else the control chooses what was chosen before.
    event.preventDefault();
    event.stopPropagation();
    if (isSearching) waiting.current = event.currentTarget;
    else chooseOnly(event.currentTarget);
  };
  const sentence = lost ?? (unread && (!isTyping || error) ? unread.error : error);
  return (
    <Select
      nothingFoundMessage={isSearching ? 'Buscando…' : 'No hay ninguna así'}
      limit={200}
      // Where a dialog begins, an open list would stand over its next fields.
      openOnFocus={!('data-autofocus' in select)}
      {...(data.some((one) => one.value === making) && { filter: keepLast })}
      {...select}
      // An empty list would cover the field's own sentence.
      {...(sentence && !isSearching && { nothingFoundMessage: null })}
      searchable
      data={data}
      // The control writes its own text whenever its choice changes, so that stays while one types.
      value={isDropped ? null : last}
      searchValue={search}
      error={sentence}
      // Typed text takes the place of the choice.
      onClick={(event) => event.currentTarget.select()}
      onInput={(event) => read(event.currentTarget.value)}
      onKeyDownCapture={enter}
      onSearchChange={put}
      onChange={(chosen) => onChange(chosen)}
      // The control hears nothing of a choice that it has already.
      onOptionSubmit={(chosen) => {
        if (chosen !== last) return;
        onChange(chosen);
        put(data.find((one) => one.value === chosen)?.label ?? '');
      }}
      onBlur={leave}
    />
  );
};
