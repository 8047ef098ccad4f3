import { Switch, Textarea, TextInput } from '@mantine/core';
import { BrandSelect } from '#web/panel/brand-select.tsx';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { DecimalInput, type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { type Choice, type EditField, type Item, type PictureItem, textOf, type Values } from './fields.ts';
import { ItemList } from './item-list.tsx';
import { NamedSelect } from './named-select.tsx';
import { PictureList } from './picture-list.tsx';
import { RowList } from './row-list.tsx';
import { isUnread } from './unread.ts';
import { controlOf } from './use-edit.ts';

type Props = {
  field: EditField;
  value: unknown;
  /** The whole form's, for a field that hangs on others. */
  values?: Values;
  error: string | undefined;
  /** The sentences of the whole form, those of cells among them. */
  errors?: Readonly<Record<string, string>>;
  isDisabled: boolean;
  /** Whether it takes the focus when its dialog opens. */
  isFirst?: boolean;
  onChange: (value: unknown) => void;
  /** Sets what stands beside a field's value, as what the thing is called that it names. */
  onBeside?: (values: Values) => void;
  /** Called with whether pictures are on their way. */
  onFill?: (isFilling: boolean) => void;
};

/** The control of a field by its kind. Money is typed in units and held in cents. */
export const FieldInput = ({ field, value, values = {}, error, errors, isDisabled, isFirst, ...on }: Props) => {
  const { onChange, onBeside, onFill } = on;
  const common = {
    id: controlOf(field.name),
    label: field.label,
    description: field.about,
    error,
    disabled: isDisabled,
    withAsterisk: field.isRequired === true,
    ...(isFirst && { 'data-autofocus': true }),
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'text':
    case 'link':
      return (
        <TextInput
          {...common}
          inputMode={field.kind === 'link' ? 'url' : (field.inputMode ?? 'text')}
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
      return <MoneyInput {...common} cents={(value ?? null) as Typed} onCents={onChange} />;
    case 'whole':
      return <WholeInput {...common} value={(value ?? null) as Typed} onValue={onChange} />;
    case 'measure':
      return <DecimalInput {...common} numbers={millimetres} value={(value ?? null) as Typed} onValue={onChange} />;
    case 'own':
      return (
        <field.Control
          id={common.id}
          label={field.label}
          about={field.about}
          isRequired={common.withAsterisk}
          isFirst={isFirst === true}
          value={value}
          values={values}
          error={error}
          onChange={onChange}
        />
      );
    case 'rows':
      return <RowList field={field} value={value} error={error} errors={errors} onChange={onChange} />;
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
        <SearchSelect
          {...common}
          clearable={field.isClearable === true}
          data={field.choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
          value={isUnread(value) ? value : valueOf(chosenOf(field.choices, textOf(value)))}
          onChange={(to) => onChange(isUnread(to) ? to : (chosenOf(field.choices, to)?.value ?? null))}
        />
      );
    case 'named':
      return (
        <NamedSelect
          {...common}
          named={field.named}
          value={value}
          row={values}
          onPick={(chosen, also) => {
            onChange(chosen);
            onBeside?.(also);
          }}
        />
      );
    case 'brand':
      return (
        <BrandSelect
          {...common}
          value={typeof value === 'number' ? value : null}
          onPick={(brand) => onChange(brand?.id ?? null)}
        />
      );
    case 'pictures':
      return (
        <PictureList
          field={field}
          pictures={(value ?? []) as PictureItem[]}
          error={error}
          isFirst={isFirst}
          onChange={(change) => onChange((now: unknown) => change((now ?? []) as PictureItem[]))}
          onFill={onFill}
        />
      );
    case 'items':
      return (
        <ItemList
          field={field}
          items={(value ?? []) as Item[]}
          error={error}
          errors={errors}
          isFirst={isFirst}
          onChange={(change) => onChange((now: unknown) => change((now ?? []) as Item[]))}
        />
      );
  }
};

const millimetres = { decimals: 1 } as const;

/** A choice may be of an empty text, as a customer's role is. */
const valueOf = (choice: Choice | undefined) => (choice ? String(choice.value) : null);

const chosenOf = (choices: readonly Choice[], text: string | null) =>
  choices.find(({ value }) => String(value) === text);
