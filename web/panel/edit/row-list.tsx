import { ActionIcon, Button, Divider, Fieldset, Group, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { cellKey } from './field-errors.ts';
import { type EditField, moved, type RowColumn, type Values } from './fields.ts';
import { Cell } from './row-cell.tsx';
import { cellChange, rowsChange, rowsOf } from './row-changes.ts';
import { openRowKeys } from './row-keys.ts';
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
  const set = (key: number | undefined, column: RowColumn, next: unknown, also: Values) => {
    const at = key === undefined ? -1 : rowKeys.placeOf(key);
    if (at >= 0) change(cellChange(at, column, next, also));
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
          <Fragment key={keys[at]}>
            {at > 0 && columns.length > 4 && <Divider />}
            <Group gap="xs" align="start">
              {columns
                .filter(({ isShown }) => !isShown || isShown(row))
                .map((column) => (
                  <Cell
                    key={column.name}
                    column={column}
                    columns={columns}
                    row={row}
                    place={`${label} ${at + 1}`}
                    input={{ label: column.label, 'aria-label': `${column.label}: ${label} ${at + 1}` }}
                    error={errors[cellKey(name, at, column.name)]}
                    onChange={(next, also = {}) => set(keys[at], column, next, also)}
                  />
                ))}
              <Group gap="xs" wrap="nowrap">
                {isOrdered && (
                  <>
                    <RowButton
                      label={`Subir ${label} ${at + 1}`}
                      isOff={at === 0}
                      onClick={() => move(at, -1)}
                      sign="↑"
                    />
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
            </Group>
          </Fragment>
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

type ButtonProps = { label: string; sign: string; isOff?: boolean; onClick: () => void };
const RowButton = ({ label, sign, isOff = false, onClick }: ButtonProps) => (
  <ActionIcon variant="default" size="lg" mt={24} aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {sign}
  </ActionIcon>
);
