import { Button, CloseButton, Fieldset, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { cellKey } from './field-errors.ts';
import type { EditField, Item } from './fields.ts';
import { Cell } from './row-cell.tsx';
import { cellChange } from './row-changes.ts';
import { openRowKeys } from './row-keys.ts';
import { controlOf } from './use-edit.ts';

type Props = {
  field: Extract<EditField, { kind: 'items' }>;
  items: readonly Item[];
  error: string | undefined;
  errors: Readonly<Record<string, string>> | undefined;
  isFirst: boolean | undefined;
  onChange: (change: (items: readonly Item[]) => Item[]) => void;
};

/** Rows of more columns than this take several lines, so that each column has its label above it. */
const fewColumns = 3;

/** A list inside a dialog: one row an item, one of them its default. */
export const ItemList = ({ field, items, error, errors = {}, isFirst, onChange }: Props) => {
  const { name, label, columns, addLabel, blank } = field;
  const isLabelled = columns.length > fewColumns;
  const [rowKeys] = useState(openRowKeys);
  /** The place of an item that was added last: one types there next. */
  const [added, setAdded] = useState<number>();
  const keys = rowKeys.of(items.length);
  const hasCellErrors = items.some((_, at) => columns.some((column) => errors[cellKey(name, at, column.name)]));
  const remove = (at: number) => {
    rowKeys.remove(at);
    onChange((now) => withDefault(now.filter((_, index) => index !== at)));
  };
  const add = () => {
    const empty = Object.fromEntries(columns.map((column) => [column.name, '']));
    setAdded(items.length);
    onChange((now) => [...now, { ...empty, ...blank, isDefault: now.length === 0 }]);
  };
  return (
    <Fieldset legend={label} id={controlOf(name)} tabIndex={-1}>
      <Stack gap={isLabelled ? 'lg' : 'xs'}>
        {items.length > 1 && (
          <Text size="sm" c="dimmed">
            El círculo marca cuál es principal.
          </Text>
        )}
        {items.map((item, at) => (
          // An item that is not stored yet has no id of its own.
          <Group key={item.id ?? `nuevo-${keys[at]}`} gap="xs" wrap="nowrap" align="start">
            <Radio
              mt={isLabelled ? 34 : 8}
              checked={item.isDefault === true}
              onChange={() => onChange((now) => now.map((one, index) => ({ ...one, isDefault: index === at })))}
              aria-label={`Principal: ${label} ${at + 1}`}
              title="Principal"
            />
            <Group flex={1} miw={0} gap="xs" align="start">
              {columns.map((column, place) => (
                <Cell
                  key={column.name}
                  column={column}
                  columns={columns}
                  row={item}
                  place={`${label} ${at + 1}`}
                  input={{
                    ...(isLabelled ? { label: column.label } : { placeholder: column.label }),
                    'aria-label': `${column.label} ${at + 1}`,
                    ...(isFirst && at === 0 && place === 0 && { 'data-autofocus': true }),
                    ...(at === added && place === 0 && { autoFocus: true }),
                  }}
                  error={errors[cellKey(name, at, column.name)]}
                  flex={flexOf(isLabelled, place)}
                  onChange={(value, also) => onChange((now) => cellChange(at, column, value, also)(now))}
                />
              ))}
            </Group>
            <CloseButton
              mt={isLabelled ? 28 : 4}
              aria-label={`Quitar: ${label} ${at + 1}`}
              onClick={() => remove(at)}
            />
          </Group>
        ))}
        {error && !hasCellErrors && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        <Group>
          <Button size="xs" variant="light" data-autofocus={(items.length === 0 && isFirst) || undefined} onClick={add}>
            {addLabel}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
};

/** The first of many columns has a line of its own. */
const flexOf = (isLabelled: boolean, place: number) => {
  if (!isLabelled) return '1 1 110px';
  return place === 0 ? '1 1 100%' : '1 1 170px';
};

/** The first one where the default is gone. */
const withDefault = (items: readonly Item[]): Item[] => {
  const hasDefault = items.some(({ isDefault }) => isDefault);
  return items.map((item, index) => (hasDefault ? item : { ...item, isDefault: index === 0 }));
};
