import { Group, Select } from '@mantine/core';
import type { Input } from '#contract/contract';
import { moneyText } from '#contract/plain/money-text';
import { readPercent, roundings } from '#contract/plain/price-change';
import { numberText } from '#contract/plain/read-number';
import { BrandSelect } from '#web/panel/brand-select.tsx';
import type { Choice } from '#web/panel/edit/fields';
import type { Unread } from '#web/panel/edit/unread';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { type Typed, TypedNumber } from '#web/panel/typed-number.tsx';

export type Change = Omit<Input<'product/previewMany'>['change'], 'percent' | 'price' | 'categoryId'> & {
  percent?: Typed | undefined;
  price?: number | Unread | undefined;
  categoryId?: string | Unread | undefined;
};
type Props = {
  brands: readonly Choice[];
  categories: readonly Choice[];
  change: Change | undefined;
  onChange: (change: Change | undefined) => void;
};

const kinds = [
  { value: 'percent', label: 'Precio, en porcentaje' },
  { value: 'price', label: 'Precio, a un importe' },
  { value: 'public', label: 'Hacer públicos' },
  { value: 'hidden', label: 'Sacar de la tienda' },
  { value: 'brandId', label: 'Marca' },
  { value: 'categoryId', label: 'Categoría' },
];

const firstOf: Record<string, (props: Props) => Change> = {
  percent: () => ({ percent: 5, rounding: 1 }),
  // No amount yet: 0 would take every price away.
  price: () => ({ price: -1 }),
  public: () => ({ isPublic: true }),
  hidden: () => ({ isPublic: false }),
  brandId: ({ brands }) => ({ brandId: Number(brands[0]?.value) }),
  categoryId: ({ categories }) => ({ categoryId: String(categories[0]?.value) }),
};

const kindOf = (change: Change | undefined) => {
  if (!change) return null;
  if (change.isPublic !== undefined) return change.isPublic ? 'public' : 'hidden';
  return Object.keys(change).find((name) => name !== 'rounding') ?? null;
};

const dataOf = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value: String(value), label }));

/** Field that a bulk change sets, and its new value. */
export const BulkFields = (props: Props) => {
  const { categories, change, onChange } = props;
  return (
    <Group align="end">
      <Select
        label="Qué cambiar"
        data={kinds}
        w={210}
        value={kindOf(change)}
        onChange={(kind) => onChange(kind ? firstOf[kind]?.(props) : undefined)}
      />
      {change?.percent !== undefined && (
        <>
          <TypedNumber
            label="Porcentaje"
            w={140}
            read={readPercent}
            write={(percent) => `${numberText(percent)} %`}
            isQuiet
            value={change.percent}
            onValue={(percent) => onChange({ ...change, percent })}
          />
          <Select
            label="Redondear a"
            w={140}
            data={roundings.map((step) => ({ value: String(step), label: moneyText(step) }))}
            value={String(change.rounding)}
            onChange={(step) => onChange({ ...change, rounding: roundings.find((one) => String(one) === step) })}
          />
        </>
      )}
      {change?.price !== undefined && (
        <MoneyInput
          label="Importe con IVA"
          w={140}
          // A text that is no amount is refused as one below nothing.
          cents={change.price === -1 ? null : change.price}
          onCents={(price) => onChange({ price: price ?? -1 })}
        />
      )}
      {change && 'brandId' in change && (
        <BrandSelect
          label="Marca nueva"
          value={change.brandId ?? null}
          onPick={(brand) => onChange({ brandId: brand?.id ?? 0 })}
        />
      )}
      {change && 'categoryId' in change && (
        <SearchSelect
          label="Categoría nueva"
          data={dataOf(categories)}
          value={change.categoryId ?? null}
          onChange={(id) => id && onChange({ categoryId: id })}
        />
      )}
    </Group>
  );
};
