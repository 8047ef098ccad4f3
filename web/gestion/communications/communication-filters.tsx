import { Button, Group, Paper, Select, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { communicationTypes } from '#contract/plain/communications';
import { useAuthorChoices } from '#web/panel/communications/author-choices';
import type { Preset } from '#web/panel/communications/communication-values';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { TextSearch } from '#web/panel/search-input.tsx';
import { useIsPhone } from '#web/panel/use-is-phone';
import { ContactFilter } from './contact-filter.tsx';
import { states, type useCommunicationQuery } from './use-communication-query.ts';

type Props = {
  query: ReturnType<typeof useCommunicationQuery>;
  /** The names of the contact that the list is narrowed to. */
  contact: Preset;
  children: ReactNode;
};

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const width = { base: '100%', xs: 'calc(50% - 8px)', sm: 180 };

/** The text and the state, and a panel of what else narrows the list; all of it stands in the address. `children` stand beside it. */
export const CommunicationFilters = ({ query, contact, children }: Props) => {
  const { filters, days, narrow } = query;
  const { state, type, creatorPersonId, contactCompanyId, contactPersonId } = filters;
  const inPanel = [type, creatorPersonId, contactCompanyId, contactPersonId, days.from, days.until].filter(
    Boolean,
  ).length;
  const [isOpen, setOpen] = useState(inPanel > 0);
  const isPhone = useIsPhone();
  const panelId = useId();
  const { choices: authors, lost } = useAuthorChoices();
  const select = (key: string, label: string, data: ReturnType<typeof choices>, value: string | number | undefined) => (
    <Select
      label={label}
      placeholder="Cualquiera"
      clearable
      w={width}
      data={data}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => narrow({ [key]: chosen ?? undefined })}
    />
  );
  const day = (key: string, label: string, value: string) => (
    <TextInput
      label={label}
      type="date"
      w={width}
      value={value}
      onChange={({ currentTarget }) => narrow({ [key]: currentTarget.value || undefined })}
    />
  );
  return (
    <Group align="end">
      <TextSearch placeholder="Asunto, mensaje o nombre" />
      <FilterFold count={inPanel + (state ? 1 : 0)}>
        {select('estado', 'Estado', choices(states), state)}
        <Button
          visibleFrom="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen((was) => !was)}
        >
          {isOpen ? 'Menos filtros' : `Más filtros${inPanel > 0 ? ` (${inPanel})` : ''}`}
        </Button>
        {(isOpen || isPhone) && (
          <Paper withBorder p="sm" className="panel-more-filters" component="section" aria-label="Filtros" id={panelId}>
            <Group align="end">
              {select('tipo', 'Tipo', choices(communicationTypes), type)}
              {select('autor', 'De', authors, creatorPersonId)}
              <ContactFilter
                of="contactCompanyId"
                id={Number(contactCompanyId) || undefined}
                names={contact}
                narrow={narrow}
              />
              <ContactFilter
                of="contactPersonId"
                id={Number(contactPersonId) || undefined}
                names={contact}
                narrow={narrow}
              />
              {day('desde', 'Desde', days.from)}
              {day('hasta', 'Hasta', days.until)}
            </Group>
            {lost}
          </Paper>
        )}
      </FilterFold>
      {children}
    </Group>
  );
};
