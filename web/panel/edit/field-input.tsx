import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { type EditField, type Item, type PictureItem, textOf } from './fields.ts';
import { ItemList } from './item-list.tsx';
import { PictureList } from './picture-list.tsx';
import { RowList } from './row-list.tsx';
import { controlOf } from './use-edit.ts';

type Props = {
  field: EditField;
  value: unknown;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: unknown) => void;
};

/** The control of a field by its kind. Money is typed in units and held in cents. */
export const FieldInput = ({ field, value, error, isDisabled, onChange }: Props) => {
  const common = {
    id: controlOf(field.name),
    label: field.label,
    description: field.about,
    error,
    disabled: isDisabled,
    withAsterisk: field.isRequired === true,
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'text':
    case 'link':
      return (
        <TextInput
          {...common}
          inputMode={field.kind === 'link' ? 'url' : 'text'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'lines':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={12}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'money':
      return (
        <NumberInput
          {...common}
          prefix="U$S "
          decimalSeparator=","
          thousandSeparator="."
          decimalScale={2}
          fixedDecimalScale
          min={0}
          hideControls
          value={typeof value === 'number' ? value / 100 : ''}
          onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed) * 100))}
        />
      );
    case 'quantity':
      return (
        <NumberInput
          {...common}
          thousandSeparator="."
          decimalSeparator=","
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={typeof value === 'number' ? value : ''}
          onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
        />
      );
    case 'measure':
    case 'year':
      return (
        <NumberInput
          {...common}
          decimalSeparator=","
          decimalScale={field.kind === 'measure' ? 1 : 0}
          allowNegative={false}
          hideControls
          value={typeof value === 'number' ? value : ''}
          onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
        />
      );
    case 'own':
      return <field.Control id={common.id} label={field.label} value={value} error={error} onChange={onChange} />;
    case 'rows':
      return <RowList field={field} value={value} error={error} onChange={onChange} />;
    case 'switch':
      return (
        <Switch
          id={common.id}
          label={field.label}
          description={field.about}
          disabled={isDisabled}
          mt="xs"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          searchable
          clearable={field.isClearable === true}
          nothingFoundMessage="No hay ninguna así"
          limit={200}
          data={field.choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
          value={value === 0 && !field.choices.some((one) => one.value === 0) ? null : textOf(value) || null}
          onChange={(chosen) => onChange(field.choices.find((one) => String(one.value) === chosen)?.value ?? null)}
        />
      );
    case 'pictures':
      return (
        <PictureList
          field={field}
          pictures={(value ?? []) as PictureItem[]}
          error={error}
          onChange={(change) => onChange((now: unknown) => change((now ?? []) as PictureItem[]))}
        />
      );
    case 'items':
      return <ItemList field={field} items={(value ?? []) as Item[]} error={error} onChange={onChange} />;
  }
};
