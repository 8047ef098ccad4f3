import { Box, Checkbox, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import type { ImportHow } from '#contract/imports';
import { moneyText } from '#contract/plain/money-text';
import { readPercent, roundings } from '#contract/plain/price-change';
import { numberText } from '#contract/plain/read-number';
import { BrandSelect } from '#web/panel/brand-select.tsx';
import { NamedSelect } from '#web/panel/edit/named-select.tsx';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { type Typed, TypedNumber } from '#web/panel/typed-number.tsx';
import { useCategoryChoices } from '#web/panel/use-category-choices';
import { publishHiddenLabel } from './import-words.ts';

const ofNew = [
  { value: 'hidden', label: 'Entran ocultos' },
  { value: 'public', label: 'Entran públicos' },
  { value: 'leftOut', label: 'No entran' },
] as const;

const ofIva = [
  { value: '', label: 'Como dice su columna' },
  { value: 'yes', label: 'El precio ya tiene IVA' },
  { value: 'no', label: 'Al precio se le suma el IVA' },
];
const ivaOf = (hasIva: boolean | null | undefined) => (hasIva ? 'yes' : hasIva === false ? 'no' : '');

/** How a file is read as the form has it: text that is none of its choices, or no number, is kept. */
export type TypedHow = Omit<ImportHow, 'margin' | 'providerId' | 'categoryId'> & {
  margin?: Typed | undefined;
  providerId?: number | null | Unread | undefined;
  categoryId?: string | null | Unread | undefined;
};

/** The same once it can be sent; undefined while there is such text. */
export const readHow = ({ margin, providerId, categoryId, ...how }: TypedHow): ImportHow | undefined =>
  isUnread(margin) || isUnread(providerId) || isUnread(categoryId)
    ? undefined
    : {
        ...how,
        ...(margin !== undefined && { margin: margin ?? 0 }),
        ...(providerId !== undefined && { providerId }),
        ...(categoryId !== undefined && { categoryId }),
      };

const provider = { of: 'provider', names: [] };

/** Things that the import does beside what the sheet says: with new products, and with prices. */
export const RulesForm = ({ rules, onChange }: { rules: TypedHow; onChange: (part: TypedHow) => void }) => {
  const { choices = [], tree } = useCategoryChoices();
  return (
    <Box component="fieldset" m={0} p={0} style={{ border: 0 }}>
      <Text component="legend" size="sm" fw={600} mb="xs">
        Reglas
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="xs">
        <NativeSelect
          label="Productos nuevos"
          data={ofNew}
          value={rules.newOnes ?? 'hidden'}
          onChange={({ currentTarget }) =>
            onChange({ newOnes: ofNew.find(({ value }) => value === currentTarget.value)?.value })
          }
        />
        <NamedSelect
          label="Proveedor"
          placeholder="El de la planilla"
          clearable
          named={provider}
          row={{}}
          value={rules.providerId}
          onPick={(value) => onChange({ providerId: isUnread(value) || typeof value === 'number' ? value : null })}
        />
        <SearchSelect
          label="Categoría de los nuevos"
          placeholder="La de la planilla"
          clearable
          lost={lostAnswer(tree)}
          isSearching={tree.isPending}
          data={choices}
          value={rules.categoryId ?? null}
          onChange={(chosen) => onChange({ categoryId: chosen })}
        />
        <BrandSelect
          label="Marca de los nuevos"
          placeholder="La de la planilla"
          clearable
          value={rules.brandId ?? null}
          onPick={(brand) => onChange({ brandId: brand?.id ?? null })}
        />
        <NativeSelect
          label="IVA del precio"
          data={ofIva}
          value={ivaOf(rules.priceHasIva)}
          onChange={({ currentTarget: { value } }) => onChange({ priceHasIva: value === '' ? null : value === 'yes' })}
        />
        <TypedNumber
          label="Margen sobre el precio"
          inputMode="decimal"
          read={readPercent}
          write={(percent) => `${numberText(percent)} %`}
          value={rules.margin ?? 0}
          onValue={(margin) => onChange({ margin })}
        />
        <NativeSelect
          label="Redondear el precio a"
          data={roundings.map((step) => ({ value: String(step), label: moneyText(step) }))}
          value={String(rules.rounding ?? 1)}
          onChange={({ currentTarget }) =>
            onChange({ rounding: roundings.find((step) => String(step) === currentTarget.value) })
          }
        />
      </SimpleGrid>
      <Checkbox
        mt="sm"
        label={publishHiddenLabel}
        description="Los productos de la planilla que ya están en la tienda y están ocultos pasan a verse."
        checked={rules.publishHidden ?? false}
        onChange={({ currentTarget }) => onChange({ publishHidden: currentTarget.checked })}
      />
    </Box>
  );
};
