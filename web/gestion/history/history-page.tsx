import { Autocomplete, Button, Group, Select, Stack, TextInput, Title } from '@mantine/core';
import { historyKinds } from '#contract/history';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { kindLabels } from '#web/panel/history/history-words';
import { NoResult } from '#web/panel/list-table.tsx';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/history-page.ts';
import { historyColumns } from './history-columns.tsx';

const title = 'Historial';
const rowsMax = 50;
const administrators = new Set(['setting', 'user']);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** All changes and their authors, newest first; what is asked for stands in the address. */
const HistoryPage = () => {
  const isAdministrator = useStaff().roles.includes('administrator');
  const { address, change } = useAddress();
  const kind = historyKinds.find((one) => one === address.get('que'));
  const asked = (name: string) => address.get(name) ?? '';
  const filters = {
    ...(kind && { entities: [kind] }),
    ...(asked('codigo') && { code: asked('codigo') }),
    ...(asked('quien') && { by: asked('quien') }),
    ...(asked('desde') && { fromDay: asked('desde') }),
    ...(asked('hasta') && { untilDay: asked('hasta') }),
  };
  const before = address.get('antes') ?? undefined;
  const list = useCall('history/filter', { filters, rowsMax, ...(before && { before }) });
  const rows = list.data?.data ?? [];
  const table = useColumnChoice('history', historyColumns);
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
        <SearchInput
          label="Código"
          placeholder="Código o número de pedido, entero"
          text={asked('codigo')}
          onText={(text) => filter({ codigo: text || undefined })}
        />
        <FilterFold count={['que', 'quien', 'desde', 'hasta'].filter(asked).length}>
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
        </FilterFold>
        {table.choice}
      </Group>
      <ErrorAlert text={list.error?.message} />
      <DataTable
        spacing={4}
        records={rows}
        idOf={({ id }) => id}
        isFetching={list.isFetching}
        empty={list.data && <NoResult />}
        columns={table.columns}
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
