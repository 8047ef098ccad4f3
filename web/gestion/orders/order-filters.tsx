import { Button, Group, Paper, Select, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { counterPayments } from '#contract/plain/channels';
import { paymentNames, shippingNames } from '#contract/plain/commerce';
import { useSite } from '#web/data/site';
import { ChosenFilters } from '#web/panel/chosen-filters.tsx';
import { contactKeys } from '#web/panel/panel-paths';
import { TextSearch } from '#web/panel/search-input.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { type OrderQuery, stateChoices } from './order-query.ts';

type Props = {
  query: OrderQuery;
  /** Content beside the search. */
  children: ReactNode;
};

const width = { base: '100%', xs: 'calc(50% - 8px)', sm: 190 };
const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const payments = [...choices(paymentNames), ...counterPayments.map(({ id, name }) => ({ value: id, label: name }))];

/** The text, and a panel of what else narrows the list; all of it stands in the address. */
export const OrderFilters = ({ query: { queue, filters, days }, children }: Props) => {
  const { change } = useAddress();
  const { branches } = useSite().site;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const buyer = useBuyerName(filters);
  const narrow = (key: string) => (value: string | null) => change({ [key]: value || undefined }, { replace: true });
  const selects = [
    // Within a queue the state is said already.
    ...(queue ? [] : [{ key: 'estado', label: 'Estado', data: stateChoices, value: filters.state }]),
    { key: 'envio', label: 'Envío', data: choices(shippingNames), value: filters.shippingId },
    { key: 'pago', label: 'Pago', data: payments, value: filters.paymentId },
    {
      key: 'sucursal',
      label: 'Sucursal',
      data: branches.map(({ code, name }) => ({ value: code, label: name })),
      value: filters.branchCode,
    },
  ];
  const dates = [
    { key: 'desde', label: 'Desde', value: days.from },
    { key: 'hasta', label: 'Hasta', value: days.until },
  ];
  const chosen = [
    ...selects.map(({ key, label, data, value }) => ({
      key,
      words: value && `${label}: ${data.find((one) => one.value === value)?.label ?? value}`,
    })),
    ...dates.map(({ key, label, value }) => ({
      key,
      words: value && `${label}: ${value.split('-').toReversed().join('/')}`,
    })),
  ].filter(({ words }) => words);
  return (
    <Stack gap="xs">
      <Group align="end">
        <TextSearch placeholder="Número, nombre, teléfono, RUT o código" />
        <Button variant="default" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen((was) => !was)}>
          {isOpen ? 'Cerrar filtros' : `Filtros${chosen.length > 0 ? ` (${chosen.length})` : ''}`}
        </Button>
        {children}
      </Group>
      {isOpen && (
        <Paper withBorder p="sm" component="section" aria-label="Filtros" id={panelId}>
          <Group align="end">
            {selects.map(({ key, value = null, ...select }) => (
              <Select
                key={key}
                {...select}
                placeholder="Cualquiera"
                clearable
                w={width}
                value={value}
                onChange={narrow(key)}
              />
            ))}
            {dates.map(({ key, ...date }) => (
              <TextInput
                key={key}
                {...date}
                type="date"
                w={width}
                onChange={({ currentTarget }) => narrow(key)(currentTarget.value)}
              />
            ))}
          </Group>
        </Paper>
      )}
      <ChosenFilters
        chosen={[
          ...(isOpen ? [] : chosen.map(({ key, words = '' }) => ({ words, onRemove: () => narrow(key)(null) }))),
          ...(buyer === undefined
            ? []
            : [
                {
                  words: `Comprador: ${buyer}`,
                  onRemove: () =>
                    change({ [contactKeys.contactCompanyId]: undefined, [contactKeys.contactPersonId]: undefined }),
                },
              ]),
        ]}
      />
    </Stack>
  );
};

/** The names of the one buyer to whom the list is narrowed; undefined where it is of all. */
const useBuyerName = ({ companyId, personId }: OrderQuery['filters']) => {
  const company = useCall('company/find', { id: Number(companyId) || 0 }, { enabled: companyId !== undefined }).data;
  const person = useCall('person/find', { id: Number(personId) || 0 }, { enabled: personId !== undefined }).data;
  if (companyId === undefined && personId === undefined) return undefined;
  const names = [
    companyId !== undefined && company?.data.name,
    personId !== undefined && person && `${person.data.name} ${person.data.lastName}`,
  ];
  return names.filter(Boolean).join(' · ') || 'uno solo';
};
