import { Box, Button, Checkbox, Group, NativeSelect, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Import, ImportHow } from '#contract/imports';
import { partsNounsOf } from '#contract/plain/imports';
import { headerWords, noStart, startChoice } from './import-words.ts';
import { LastTime } from './last-time.tsx';
import { RulesForm, readHow, type TypedHow } from './rules-form.tsx';

const currencies = [
  { value: 'USD', label: 'Dólares' },
  { value: 'UYU', label: 'Pesos, a la cotización de la tienda' },
];

const unread = 'No se lee';

/** A file is read so where nobody said how. */
const fresh: TypedHow = {
  lastOf: null,
  headerRow: null,
  columns: [],
  hiddenRows: false,
  currency: 'USD',
  priceHasIva: null,
  margin: 0,
  rounding: 1,
  newOnes: 'hidden',
  publishHidden: false,
  providerId: null,
  categoryId: null,
  brandId: null,
};

/** How the file is read: its sheet, what each column means, the currency; ends in its check. */
export const ReadingForm = ({
  one: { file, how: stored, state },
  isBusy,
  onType,
  onCheck,
}: {
  one: Import;
  isBusy: boolean;
  /** The form says something else by now than what was checked. */
  onType: () => void;
  onCheck: (how: ImportHow) => void;
}) => {
  const [changed, setChanged] = useState<TypedHow>({});
  const how: TypedHow = { ...stored, ...changed };
  const isOfSheet = (how.sheet ?? file.sheet) === file.sheet;
  const headerRow = how.headerRow ?? file.headerRow;
  /** Whether the columns are those of the header that is chosen. */
  const isOfHeader = isOfSheet && headerRow === file.headerRow && (how.lastOf ?? null) === (stored.lastOf ?? null);
  const isOfParts = partsNounsOf(file.form) !== undefined;
  const isPriced = file.form === 'products' || file.form === 'prices';
  const meant = new Map(how.columns?.map(({ label, means }) => [label, means]));
  const set = (part: TypedHow) => {
    setChanged((old) => ({ ...old, ...part }));
    onType();
  };
  /** Columns that the shop does not know are left out, as the form shows them. */
  const shown = (typed: ImportHow): ImportHow => ({
    ...typed,
    ...(isPriced && { newOnes: typed.newOnes ?? 'hidden' }),
    columns: !isOfHeader
      ? []
      : file.columns.flatMap(({ label, means }) => {
          const value = meant.get(label) ?? (means === null ? '' : undefined);
          return value === undefined ? [] : [{ label, means: value }];
        }),
  });
  const mean = (label: string, means: string) => {
    const others = (how.columns ?? []).filter((one) => one.label !== label);
    set({ columns: [...others, { label, means }] });
  };
  const read = readHow(how);
  return (
    <Stack>
      {how.lastOf && <LastTime providerId={how.lastOf} onDrop={() => set(fresh)} />}
      <Group align="end">
        {file.sheets.length > 1 && (
          <Select
            label="Hoja"
            data={file.sheets}
            value={how.sheet ?? file.sheet}
            allowDeselect={false}
            onChange={(sheet) => set({ sheet, headerRow: null, columns: [] })}
          />
        )}
        {isOfSheet && file.starts.length > 0 && (
          <NativeSelect
            label="Fila del encabezado"
            maw="100%"
            data={[noStart, ...file.starts.map(startChoice)]}
            value={headerRow ?? ''}
            onChange={({ currentTarget }) => set({ headerRow: Number(currentTarget.value), columns: [] })}
          />
        )}
        {!isOfParts && (
          <NativeSelect
            label="Precios sin moneda"
            data={currencies}
            value={how.currency ?? 'USD'}
            onChange={({ currentTarget }) => set({ currency: currentTarget.value as 'USD' | 'UYU' })}
          />
        )}
        <Checkbox
          label="Leer también las filas ocultas"
          checked={how.hiddenRows ?? false}
          onChange={({ currentTarget }) => set({ hiddenRows: currentTarget.checked })}
        />
        {!isOfParts && (
          <Checkbox
            label="Traer acá productos de otro sitio"
            checked={how.move ?? false}
            onChange={({ currentTarget }) => set({ move: currentTarget.checked })}
          />
        )}
      </Group>
      {!isOfHeader && <Text size="sm">{headerWords(headerRow)}</Text>}
      {isOfHeader && file.columns.length > 0 && (
        <Box component="fieldset" m={0} p={0} style={{ border: 0 }}>
          <Text component="legend" size="sm" fw={600} mb="xs">
            Qué dice cada columna
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="xs">
            {file.columns.map(({ label, means, sample }, at) => {
              const value = meant.get(label) ?? means ?? '';
              return (
                <NativeSelect
                  // Two columns may have one label.
                  key={`${at} ${label}`}
                  label={label}
                  description={sample}
                  inputWrapperOrder={['label', 'input', 'description']}
                  value={value}
                  onChange={({ currentTarget }) => mean(label, currentTarget.value)}
                  data={[{ value: '', label: unread }, ...new Set([...(value ? [value] : []), ...file.choices])]}
                />
              );
            })}
          </SimpleGrid>
        </Box>
      )}
      {isPriced && <RulesForm rules={how} onChange={set} />}
      <Group justify="flex-end">
        <Button
          variant={state === 'checked' && Object.keys(changed).length === 0 ? 'default' : 'filled'}
          loading={isBusy}
          disabled={!read}
          onClick={() => read && onCheck(shown(read))}
        >
          {state === 'checked' ? 'Revisar de nuevo' : 'Revisar'}
        </Button>
      </Group>
    </Stack>
  );
};
