import 'mantine-datatable/styles.layer.css';
import { Alert, Autocomplete, Badge, Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { type HistoryChange, historyKinds } from '#contract/history';
import { noResult } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { useUser } from '#web/data/user';
import { ChangeValue, changedAt } from '#web/panel/history/change-value.tsx';
import { fieldLabel, kindLabels } from '#web/panel/history/history-words';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/history-page.ts';
import { ThingLink } from './thing-link.tsx';

const title = 'Historial';
const rowsMax = 50;
const administrators = new Set(['setting', 'user']);

// Narrower, who and which field stand below when and what.
const wide = '(min-width: 62em)';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** Who changed what, newest first; what is asked for stands in the address. */
const HistoryPage = () => {
  const isAdministrator = useUser()?.roles.includes('administrator') ?? false;
  const { address, change } = useAddress();
  const kind = historyKinds.find((one) => one === address.get('que'));
  const asked = (name: string) => address.get(name) ?? '';
  const filters = {
    ...(kind && { entity: kind }),
    ...(asked('codigo') && { code: asked('codigo') }),
    ...(asked('quien') && { by: asked('quien') }),
    ...(asked('desde') && { fromDay: asked('desde') }),
    ...(asked('hasta') && { untilDay: asked('hasta') }),
  };
  const before = address.get('antes') ?? undefined;
  const list = useCall('history/filter', { filters, rowsMax, ...(before && { before }) });
  const rows = list.data?.data ?? [];
  // Another filter begins at the newest.
  const filter = (values: Record<string, string | undefined>) =>
    change({ ...values, antes: undefined }, { replace: true });
  const day = (name: string, label: string) => (
    <TextInput
      label={label}
      type="date"
      value={asked(name)}
      onChange={(event) => filter({ [name]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Group align="end">
        <Select
          label="Qué"
          placeholder="Todo"
          clearable
          w={180}
          data={historyKinds
            .filter((one) => isAdministrator || !administrators.has(one))
            .map((value) => ({ value, label: kindLabels[value] }))}
          value={kind ?? null}
          onChange={(value) => filter({ que: value ?? undefined })}
        />
        <SearchInput
          label="Código"
          placeholder="Código o número de pedido, entero"
          text={asked('codigo')}
          onText={(text) => filter({ codigo: text || undefined })}
        />
        <Autocomplete
          key={asked('quien')}
          label="Quién"
          placeholder="Nombre y apellido"
          w={200}
          data={[...new Set(rows.map(({ by }) => by))]}
          defaultValue={asked('quien')}
          onOptionSubmit={(name) => filter({ quien: name })}
          onBlur={({ currentTarget: { value } }) => {
            if (value.trim() !== asked('quien')) filter({ quien: value.trim() || undefined });
          }}
        />
        {day('desde', 'Desde')}
        {day('hasta', 'Hasta')}
      </Group>
      {list.error && (
        <Alert color="red" role="alert">
          {list.error.message}
        </Alert>
      )}
      <DataTable
        withTableBorder
        striped
        minHeight={200}
        verticalSpacing={4}
        records={rows}
        fetching={list.isFetching}
        noRecordsText={noResult}
        columns={[
          {
            accessor: 'at',
            title: 'Cuándo',
            render: (row) => (
              <>
                {changedAt(row)}
                <Text size="xs" hiddenFrom="md">
                  {row.by}
                </Text>
              </>
            ),
          },
          { accessor: 'by', title: 'Quién', visibleMediaQuery: wide },
          {
            accessor: 'entity',
            title: 'De qué',
            render: (row) => (
              <>
                <ThingLink change={row} />
                <Text size="xs" hiddenFrom="md">
                  <FieldName change={row} />
                </Text>
              </>
            ),
          },
          {
            accessor: 'field',
            title: 'Campo',
            visibleMediaQuery: wide,
            render: (row) => <FieldName change={row} />,
          },
          {
            accessor: 'to',
            title: 'Cambio',
            render: (row) => (
              <>
                <ChangeValue change={row} />
                {row.reason && (
                  <Text size="xs" c="dimmed">
                    {row.reason}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
      <Group>
        {before && (
          <Button variant="default" onClick={() => change({ antes: undefined })}>
            Lo más nuevo
          </Button>
        )}
        {list.data?.next && (
          <Button variant="default" onClick={() => change({ antes: list.data.next ?? undefined })}>
            Anteriores
          </Button>
        )}
      </Group>
    </Stack>
  );
};
export default HistoryPage;

const FieldName = ({ change }: { change: HistoryChange }) => (
  <>
    {fieldLabel(change)}
    {change.isBulk && (
      <Badge color="gray.7" ml="xs">
        de varios
      </Badge>
    )}
  </>
);
