import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  exportForms,
  exportKinds,
  exportKindWords,
  exportPath,
  type ExportForm as Form,
  listOf,
} from '#contract/plain/exports';
import { getFile, storeFile } from '#web/data/files';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useHiddenNames } from '#web/panel/hidden-names';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { ColumnBoxes } from './column-boxes.tsx';
import { OrderFields, useOrdersAsked } from './order-fields.tsx';

type Kind = (typeof exportKinds)[number];

const listWords = {
  products: { narrowed: 'Solo los productos de la lista que tenías abierta, con sus filtros.', all: 'Exportar todos' },
  families: { narrowed: 'Solo las familias de la lista que tenías abierta, con sus filtros.', all: 'Exportar todas' },
  vehicles: { narrowed: 'Solo los vehículos de la marca que tenías abierta.', all: 'Exportar todos' },
  orders: {
    narrowed: 'Los pedidos de la lista que tenías abierta, con sus filtros: también los que no se pagaron.',
    all: 'Exportar todos los pagados',
  },
};

/** Asks for an export's file: its columns as they were chosen last in this browser, of orders also which ones. */
export const ExportForm = ({ form }: { form: Form }) => {
  const { address, change } = useAddress();
  const list = listOf(form);
  const filters = (list && address.get('filtros')) || undefined;
  const orders = useOrdersAsked(filters !== undefined);
  const [kind, setKind] = useState<Kind>('xlsx');
  const { hidden, show } = useHiddenNames(`export-${form}`);
  const found = useCall('export/listColumns', { form });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const columns = found.data?.data ?? [];
  const chosen = columns.filter(({ title, isNeeded }) => isNeeded || !hidden.includes(title)).map(({ title }) => title);
  const isAsked = form !== 'orders' || orders.asked.toCompany !== undefined;
  const store = async () => {
    setBusy(true);
    const asked = { kind, columns: chosen, filters, ...(form === 'orders' && orders.asked) };
    const answer = await getFile(exportPath(form, asked));
    setBusy(false);
    setError(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    const name = `${exportForms[form].file}.${kind}`;
    storeFile(answer.file, name);
    tell({ text: `Exportaste a ${name}` });
  };
  return (
    <Stack>
      {form === 'orders' && <OrderFields {...orders} />}
      {list && filters && (
        <Group gap="xs">
          <Text size="sm">{listWords[list].narrowed}</Text>
          <Button size="compact-sm" variant="light" onClick={() => change({ filtros: undefined })}>
            {listWords[list].all}
          </Button>
        </Group>
      )}
      <ColumnBoxes columns={columns} chosen={chosen} onShow={show} />
      <ErrorAlert text={error ?? found.error?.message ?? orders.error} />
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Tipo de archivo"
          value={kind}
          onChange={(value) => setKind(value)}
          data={exportKinds.map((value) => ({ value, label: exportKindWords[value] }))}
        />
        <Button loading={isBusy} disabled={chosen.length === 0 || !isAsked} onClick={() => void store()}>
          Exportar
        </Button>
      </Group>
    </Stack>
  );
};
