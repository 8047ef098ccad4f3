import { Button, CloseButton, Fieldset, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type EditField, type Item, textOf } from './fields.ts';
import { controlOf } from './use-edit.ts';

type Props = {
  field: Extract<EditField, { kind: 'items' }>;
  items: readonly Item[];
  error: string | undefined;
  isFirst: boolean | undefined;
  onChange: (items: Item[]) => void;
};

/** A list inside a dialog: one row an item, one of them its default. */
export const ItemList = ({ field, items, error, isFirst, onChange }: Props) => {
  const { name, label, columns, addLabel } = field;
  const change = (at: number, part: Partial<Item>) =>
    onChange(items.map((item, index) => (index === at ? ({ ...item, ...part } as Item) : item)));
  const choose = (at: number) => onChange(items.map((item, index) => ({ ...item, isDefault: index === at })));
  const remove = (at: number) => {
    const left = items.filter((_, index) => index !== at);
    const hasDefault = left.some(({ isDefault }) => isDefault);
    onChange(left.map((item, index) => (hasDefault ? item : { ...item, isDefault: index === 0 })));
  };
  const add = () => {
    const blank = Object.fromEntries(columns.map((column) => [column.name, '']));
    onChange([...items, { ...blank, isDefault: items.length === 0 }]);
  };
  return (
    <Fieldset legend={label}>
      <Stack gap="xs">
        {items.map((item, at) => (
          // An item that is not stored yet has no id of its own.
          <Group key={item.id ?? `nuevo-${at}`} gap="xs" wrap="nowrap">
            <Radio
              checked={item.isDefault === true}
              onChange={() => choose(at)}
              aria-label={`Principal: ${label} ${at + 1}`}
              title="Principal"
            />
            {columns.map((column, place) => (
              <TextInput
                key={column.name}
                {...(at === 0 && place === 0 && { id: controlOf(name), 'data-autofocus': isFirst })}
                flex={1}
                aria-label={`${column.label} ${at + 1}`}
                placeholder={column.label}
                value={textOf(item[column.name])}
                onChange={(event) => change(at, { [column.name]: event.currentTarget.value })}
              />
            ))}
            <CloseButton aria-label={`Quitar: ${label} ${at + 1}`} onClick={() => remove(at)} />
          </Group>
        ))}
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        <Group>
          <Button size="xs" variant="light" data-autofocus={items.length === 0 ? isFirst : undefined} onClick={add}>
            {addLabel}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
};
