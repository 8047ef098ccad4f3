import { Select, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { DecimalInput, type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { type Choice, type ItemColumn, textOf, type Values } from './fields.ts';
import { NamedSelect } from './named-select.tsx';
import { isUnread } from './unread.ts';

type Props = {
  column: ItemColumn;
  /** All of its row. */
  columns: readonly ItemColumn[];
  row: Values;
  /** Where its row stands, in words. */
  place: string;
  /** Its label, shown or not. */
  input: Pick<TextInputProps, 'label' | 'aria-label' | 'placeholder' | 'autoFocus'> & { 'data-autofocus'?: boolean };
  error: string | undefined;
  /** The flex of its box, where it shares a line with others; else each kind has its width. */
  flex?: string;
  /** `also`: what else of the row changes with it. */
  onChange: (value: unknown, also?: Values) => void;
};

const optionsOf = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value: String(value), label }));

/** One column of a row, by its kind. */
export const Cell = ({ column, columns, row, place, input, error, flex, onChange }: Props) => {
  const value = row[column.name];
  const { kind = 'text', choices = [], numbers, named, inputMode, isFixed = false, Helper, placeholder } = column;
  const common = { ...input, ...(placeholder && { placeholder }), error, disabled: isFixed };
  const box = (w: number) => (flex === undefined ? { w, maw: '100%' } : { flex, miw: 0 });
  const typed = (value ?? null) as Typed;
  if (kind === 'named' && named)
    return (
      <NamedSelect
        {...common}
        {...box(260)}
        named={named}
        columns={columns}
        row={row}
        value={value}
        onPick={onChange}
      />
    );
  if (kind === 'choice') {
    const data = optionsOf(typeof choices === 'function' ? choices(row) : choices);
    // Those that hang on the row may be many in another.
    return typeof choices === 'function' || data.length > 20 ? (
      <SearchSelect
        {...common}
        {...box(220)}
        data={data}
        value={isUnread(value) ? value : textOf(value) || null}
        onChange={(chosen) => onChange(chosen)}
      />
    ) : (
      <Select {...common} {...box(200)} data={data} value={textOf(value)} onChange={(chosen) => onChange(chosen)} />
    );
  }
  if (kind === 'money') return <MoneyInput {...common} {...box(130)} cents={typed} onCents={onChange} />;
  if (kind === 'whole') return <WholeInput {...common} {...box(130)} value={typed} onValue={onChange} />;
  if (kind === 'decimal' && numbers)
    return <DecimalInput {...common} {...box(130)} numbers={numbers} value={typed} onValue={onChange} />;
  if (kind === 'lines')
    return (
      <Textarea
        {...common}
        flex="1 1 100%"
        autosize
        minRows={2}
        value={textOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const text = (
    <TextInput
      {...common}
      type={kind === 'day' ? 'date' : 'text'}
      {...(inputMode && { inputMode })}
      flex={flex ?? '1 1 180px'}
      miw={flex === undefined ? undefined : 0}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  if (!Helper) return text;
  return (
    <>
      {text}
      <Helper place={place} row={row} value={textOf(value)} onChange={onChange} />
    </>
  );
};
