import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Import } from '#contract/imports';
import { whenText } from '#contract/plain/date-text';
import { importStates } from '#contract/plain/imports';
import { pageMeta } from '#web/data/page-meta';
import { DataTable } from '#web/panel/data-table.tsx';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ExportLink } from '#web/panel/export-link.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/imports-page.ts';
import { DropSheet } from './drop-sheet.tsx';
import { ImportCard } from './import-card.tsx';
import { outcomeWords } from './import-words.ts';
import { uploadImport } from './upload-import.ts';
import { uploadPictures } from './upload-pictures.ts';

const title = 'Importar';
const isZip = ({ name }: File) => /\.zip$/i.test(name);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** Spreadsheets and pictures become products, prices and stock (docs/decisions/030-import-screens.md). */
const ImportsPage = () => {
  const { address, change } = useAddress();
  const queries = useQueryClient();
  const list = useCall('import/list', {});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const asked = address.get('ver') ?? '';
  const id = /^\d{1,12}$/.test(asked) ? Number(asked) : undefined;
  const [sent, setSent] = useState<number>();
  /** Sends a sheet, a ZIP of pictures, or both. */
  const take = async (files: readonly File[]) => {
    const zip = files.find(isZip);
    const sheet = files.find((file) => !isZip(file));
    setBusy(true);
    const first = sheet && (await uploadImport(sheet));
    const importId = first?.ok ? first.data.id : undefined;
    const isStopped = first?.ok === false;
    const second = zip && !isStopped ? await uploadPictures(zip, { importId, onProgress: setSent }) : undefined;
    setBusy(false);
    setSent(undefined);
    setError([first, second].flatMap((answer) => (answer?.ok === false ? answer.error : [])).join(' ') || undefined);
    void queries.invalidateQueries({ queryKey: ['import/list'] });
    const id = second?.ok ? second.data.id : importId;
    if (id !== undefined) change({ ver: id });
  };
  const rows = list.data?.data ?? [];
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <ExportLink form="products" />
      </Group>
      <DropSheet isBusy={isBusy} sent={sent} onFiles={(files) => void take(files)} />
      <ErrorAlert text={error ?? list.error?.message} />
      {id !== undefined && <ImportCard key={id} id={id} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyList
          title="Todavía no importaste nada"
          about="Una planilla con código, nombre, categoría, marca y precio alcanza para empezar. Con código y precio alcanza para cambiar precios."
        />
      )}
      {rows.length > 0 && (
        <section aria-label="Importaciones">
          <DataTable
            records={rows}
            idOf={({ id }) => id}
            empty=""
            columns={[
              {
                accessor: 'fileName',
                title: 'Archivo',
                render: (one: Import) => (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    ta="left"
                    style={{ overflowWrap: 'anywhere' }}
                    onClick={() => change({ ver: one.id })}
                  >
                    {one.fileName}
                  </Anchor>
                ),
              },
              {
                accessor: 'state',
                title: 'Quedó',
                render: (one: Import) => <Text size="sm">{outcomeWords(one) || importStates[one.state].label}</Text>,
              },
              {
                accessor: 'at',
                title: 'Cuándo',
                render: ({ at, by }: Import) => (
                  <Text size="sm">
                    {whenText(at)}
                    {by && ` · ${by}`}
                  </Text>
                ),
              },
            ]}
          />
        </section>
      )}
    </Stack>
  );
};
export default ImportsPage;
