import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NumberInput,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type EditField, type RowColumn, textOf, type Values } from './fields.ts';
import { controlOf } from './use-edit.ts';

type Props = {
  field: Extract<EditField, { kind: 'rows' }>;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

/** A list that is kept whole: rows are changed, moved up and down, added and removed. */
export const RowList = ({ field, value, error, onChange }: Props) => {
  const { name, label, about, columns, blank, most = 50, isOrdered, read, write } = field;
  const rows = read ? read(value) : ((value ?? []) as Values[]);
  const put = (next: Values[]) => onChange(write ? write(next) : next);
  const move = (at: number, by: number) => {
    const next = [...rows];
    next.splice(at + by, 0, ...next.splice(at, 1));
    put(next);
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
          // Rows have no key of their own and hold no state.
          <Group key={controlOf(`${name}-${at}`)} gap="xs" align="end">
            {columns
              .filter(({ isShown }) => !isShown || isShown(row))
              .map((column) => (
                <Cell
                  key={column.name}
                  column={column}
                  value={row[column.name]}
                  place={`${label} ${at + 1}`}
                  onChange={(next) =>
                    put(rows.map((one, index) => (index === at ? { ...one, [column.name]: next } : one)))
                  }
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
            {blank && (
              <RowButton
                label={`Quitar ${label} ${at + 1}`}
                onClick={() => put(rows.filter((_, index) => index !== at))}
                sign="×"
              />
            )}
          </Group>
        ))}
        {error && (
          <Text size="sm" c="red.9" role="alert">
            {error}
          </Text>
        )}
        {blank && rows.length < most && (
          <Group>
            <Button size="xs" variant="light" onClick={() => put([...rows, blank])}>
              Agregar
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
};

type ButtonProps = { label: string; sign: string; isOff?: boolean; onClick: () => void };
const RowButton = ({ label, sign, isOff = false, onClick }: ButtonProps) => (
  <ActionIcon variant="default" size="lg" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {sign}
  </ActionIcon>
);

type CellProps = { column: RowColumn; value: unknown; place: string; onChange: (value: unknown) => void };
const Cell = ({ column, value, place, onChange }: CellProps) => {
  const { label, kind, choices = [], isFixed = false, Helper } = column;
  const common = { label, 'aria-label': `${label}: ${place}`, disabled: isFixed };
  if (kind === 'choice')
    return (
      <Select
        {...common}
        w={200}
        allowDeselect={false}
        data={choices.map((one) => ({ value: String(one.value), label: one.label }))}
        value={textOf(value)}
        onChange={onChange}
      />
    );
  if (kind === 'money' || kind === 'number')
    return (
      <NumberInput
        {...common}
        w={130}
        min={0}
        hideControls
        decimalSeparator=","
        thousandSeparator="."
        decimalScale={kind === 'money' ? 2 : 3}
        fixedDecimalScale={kind === 'money'}
        prefix={kind === 'money' ? 'U$S ' : ''}
        value={typeof value === 'number' ? (kind === 'money' ? value / 100 : value) : ''}
        onChange={(typed) =>
          onChange(typed === '' ? null : kind === 'money' ? Math.round(Number(typed) * 100) : Number(typed))
        }
      />
    );
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
      <Helper place={place} value={textOf(value)} onChange={onChange} />
    </>
  );
};
