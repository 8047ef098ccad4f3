import { Button, Group, Paper, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { CompanyFilter } from '#contract/companies';
import { ChosenFilters } from '#web/panel/chosen-filters.tsx';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { TextSearch } from '#web/panel/search-input.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useTypedFilters } from '#web/panel/typed-filters';
import { useCall } from '#web/panel/use-call';
import { addressOf, noFilters, type useCompanyQuery } from './use-company-query.ts';

type Props = { query: ReturnType<typeof useCompanyQuery>; children: ReactNode };

/**
 * The text, and a panel of what else narrows the list, which stands in the address. Closing the panel takes its filters away
 * unless it is told to leave them (specification 4). `children` stand beside it.
 */
export const CompanyFilters = ({ query, children }: Props) => {
  const { filters, change } = query;
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedFilters();
  const panelId = useId();
  const list = useCall('company/listFilters', {});
  const offered = list.data?.data ?? [];
  const shown = offered.filter(({ type, key, visible }) => visible && type !== 'text' && addressOf(key) !== undefined);
  const valueOf = ({ key }: CompanyFilter) => String(Object.entries(filters).find(([name]) => name === key)?.[1] ?? '');
  const set = ({ key }: CompanyFilter, value: string | null) =>
    change({ [addressOf(key) ?? key]: value ?? undefined }, { replace: true });
  const chosen = shown.filter((filter) => valueOf(filter) !== '');
  const close = () => {
    setOpen(false);
    typed.forget();
    change(noFilters, { replace: true, keepsPage: chosen.length === 0 });
  };
  return (
    <Stack gap="xs">
      <Group align="end">
        <TextSearch placeholder="Nombre, RUT, teléfono o e-mail" />
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? 'Cerrar filtros' : `Filtros${chosen.length > 0 ? ` (${chosen.length})` : ''}`}
        </Button>
        {children}
      </Group>
      {isOpen && (
        <Paper withBorder p="sm" component="section" aria-label="Filtros" id={panelId}>
          <Group align="end">
            {lostAnswer(list)}
            {shown.map((filter) => (
              <SearchSelect
                key={filter.type}
                label={filter.title}
                placeholder="Cualquiera"
                clearable
                w={{ base: '100%', xs: 'calc(50% - 8px)', sm: 200 }}
                data={filter.items.map(({ id, name }) => ({ value: id, label: name }))}
                {...typed.control(filter.key, valueOf(filter) || null, (value) => set(filter, value))}
              />
            ))}
            <Group ml="auto">
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button onClick={() => setOpen(typed.hasUnread)}>Confirmar</Button>
            </Group>
          </Group>
        </Paper>
      )}
      {!isOpen && (
        <ChosenFilters
          chosen={chosen.map((filter) => ({
            words: `${filter.title}: ${filter.items.find(({ id }) => id === valueOf(filter))?.name ?? valueOf(filter)}`,
            onRemove: () => set(filter, null),
          }))}
        />
      )}
    </Stack>
  );
};
