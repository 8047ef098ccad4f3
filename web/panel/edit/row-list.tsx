import { ActionIcon, Button, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { DecimalInput, type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { cellKey } from './field-errors.ts';
import { type Choice, type EditField, moved, type RowColumn, textOf, type Values } from './fields.ts';
import { cellChange, rowsChange, rowsOf } from './row-changes.ts';
import { openRowKeys } from './row-keys.ts';
import { isUnread } from './unread.ts';
import { controlOf } from './use-edit.ts';

type Props = {
  field: Extract<EditField, { kind: 'rows' }>;
  value: unknown;
  error: string | undefined;
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (value: unknown) => void;
};

/** A list that is kept whole: rows are changed, moved up and down, added and removed. */
export const RowList = ({ field, value, error, errors = {}, onChange }: Props) => {
  const { name, label, about, columns, blank, most = 50, isOrdered } = field;
  const rows = rowsOf(field, value);
  const hasCellErrors = rows.some((_, at) => columns.some((column) => errors[cellKey(name, at, column.name)]));
  const [rowKeys] = useState(openRowKeys);
  const keys = rowKeys.of(rows.length);
  const change = (by: (now: Values[]) => Values[]) => onChange(rowsChange(field, by));
  /** Its row may have moved since, or be gone. */
  const set = (key: number | undefined, column: RowColumn, next: unknown) => {
    const at = key === undefined ? -1 : rowKeys.placeOf(key);
    if (at >= 0) change(cellChange(at, column, next));
  };
  const move = (at: number, by: number) => {
    rowKeys.move(at, at + by);
    change((now) => moved(now, at, at + by));
  };
  const remove = (at: number) => {
    rowKeys.remove(at);
    change((now) => now.filter((_, index) => index !== at));
  };
  return (
    <Fieldset legend={label} id={controlOf(name)} tabIndex={-1}>
      <Stack gap="sm">
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        {rows.map((row, at) => (
          // Cells hold state, such as an amount that is typed wrong: it moves and goes with its row.
          <Group key={keys[at]} gap="xs" align="start">
            {columns
              .filter(({ isShown }) => !isShown || isShown(row))
              .map((column) => (
                <Cell
                  key={column.name}
                  column={column}
                  row={row}
                  place={`${label} ${at + 1}`}
                  error={errors[cellKey(name, at, column.name)]}
                  onChange={(next) => set(keys[at], column, next)}
                />
              ))}
            {isOrdered && (
              <>
                <RowButton label={`Subir ${label} ${at + 1}`} isOff={at === 0} onClick={() => move(at, -1)} sign="↑" />
                <RowButton
                  label={`Bajar ${label} ${at + 1}`}
                  isOff={at === rows.length - 1}
                  onClick={() => move(at, 1)}
                  sign="↓"
                />
              </>
            )}
            {blank && <RowButton label={`Quitar ${label} ${at + 1}`} onClick={() => remove(at)} sign="×" />}
          </Group>
        ))}
        {error && !hasCellErrors && (
          <Text size="sm" c="red.9" role="alert">
            {error}
          </Text>
        )}
        {blank && rows.length < most && (
          <Group>
            <Button size="xs" variant="light" onClick={() => change((now) => [...now, blank])}>
              Agregar
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
};

const optionsOf = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value: String(value), label }));

type ButtonProps = { label: string; sign: string; isOff?: boolean; onClick: () => void };
const RowButton = ({ label, sign, isOff = false, onClick }: ButtonProps) => (
  <ActionIcon variant="default" size="lg" mt={24} aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {sign}
  </ActionIcon>
);

type CellProps = {
  column: RowColumn;
  row: Values;
  place: string;
  error: string | undefined;
  onChange: (value: unknown) => void;
};
const Cell = ({ column, row, place, error, onChange }: CellProps) => {
  const value = row[column.name];
  const { label, kind, choices = [], numbers, isFixed = false, Helper } = column;
  const common = { label, error, 'aria-label': `${label}: ${place}`, disabled: isFixed };
  const typed = (value ?? null) as Typed;
  if (kind === 'choice') {
    const data = optionsOf(typeof choices === 'function' ? choices(row) : choices);
    // Those that hang on the row may be many in another.
    return typeof choices === 'function' || data.length > 20 ? (
      <SearchSelect
        {...common}
        w={220}
        maw="100%"
        data={data}
        value={isUnread(value) ? value : textOf(value) || null}
        onChange={onChange}
      />
    ) : (
      <Select {...common} w={200} maw="100%" data={data} value={textOf(value)} onChange={onChange} />
    );
  }
  if (kind === 'money') return <MoneyInput {...common} w={130} cents={typed} onCents={onChange} />;
  if (kind === 'whole') return <WholeInput {...common} w={130} value={typed} onValue={onChange} />;
  if (kind === 'decimal' && numbers)
    return <DecimalInput {...common} w={130} numbers={numbers} value={typed} onValue={onChange} />;
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
      flex="1 1 180px"
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
