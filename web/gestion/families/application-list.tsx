import { ActionIcon, Button, Fieldset, Group, Radio, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { familyListMax } from '#contract/families';
import type { OwnControl } from '#web/panel/edit/fields';
import { ApplicationForm } from './application-form.tsx';
import type { Application } from './family-edits.ts';
import { yearsText } from './vehicle-words.ts';

const pending = { isPending: true };
type Editing = number | 'new' | undefined;

/** A family's applications as a table. The form below it adds or changes one. The principal one names the family. */
export const ApplicationList = ({ id, label, value, error, onChange }: OwnControl) => {
  const items = ((value ?? []) as (Application | typeof pending)[]).filter(
    (one): one is Application => !('isPending' in one),
  );
  const [editing, setEditing] = useState<Editing>();
  /** An application in the form is not in the list yet: its mark keeps the dialog from being saved without it. */
  const open = (next: Editing) => {
    setEditing(next);
    onChange(next === undefined ? items : [...items, pending]);
  };
  const put = (next: Application[]) => {
    const hasDefault = next.some(({ isDefault }) => isDefault);
    onChange(next.map((item, at) => (hasDefault ? item : { ...item, isDefault: at === 0 })));
  };
  const keep = (entered: readonly Application[]) => {
    if (typeof editing === 'number') put(items.flatMap((item, at) => (at === editing ? entered : [item])));
    else put([...items, ...entered.filter((one) => !items.some((other) => isSame(one, other)))]);
    setEditing(undefined);
  };
  return (
    <Fieldset legend={label} id={id} tabIndex={-1}>
      <Stack gap="sm">
        {items.length > 0 && (
          <Table.ScrollContainer minWidth={420}>
            <Table verticalSpacing={4} fz="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Principal</Table.Th>
                  <Table.Th>Aplicación</Table.Th>
                  <Table.Th>Años</Table.Th>
                  <Table.Th>Aclaración</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>Acciones</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((item, at) => (
                  // An application that is not stored yet has no number of its own.
                  <Table.Tr key={item.id ?? `nueva-${at}`}>
                    <Table.Td>
                      <Radio
                        checked={item.isDefault}
                        onChange={() => {
                          setEditing(undefined);
                          put(items.map((one, index) => ({ ...one, isDefault: index === at })));
                        }}
                        aria-label={`Principal: ${nameOf(item)}`}
                      />
                    </Table.Td>
                    <Table.Td>
                      {nameOf(item)}
                      {!item.vehicleId && (
                        <Text span size="xs" c="dimmed">
                          {' '}
                          (texto)
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td style={{ whiteSpace: 'nowrap' }}>
                      {yearsText(item.yearFrom, item.yearTo) || item.yearRange || '—'}
                    </Table.Td>
                    <Table.Td>{item.qualifier}</Table.Td>
                    <Table.Td>
                      <Group gap={4} wrap="nowrap" justify="flex-end">
                        <ItemButton label={`Cambiar ${nameOf(item)}`} sign="✎" onClick={() => open(at)} />
                        <ItemButton
                          label={`Quitar ${nameOf(item)}`}
                          sign="×"
                          onClick={() => {
                            setEditing(undefined);
                            put(items.filter((_, index) => index !== at));
                          }}
                        />
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        {editing !== undefined && (
          <ApplicationForm
            key={editing}
            item={typeof editing === 'number' ? items[editing] : undefined}
            onKeep={keep}
            onCancel={() => open(undefined)}
          />
        )}
        {editing === undefined && items.length < familyListMax && (
          <Group>
            <Button size="xs" variant="light" onClick={() => open('new')}>
              Agregar aplicación
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
};

const nameOf = ({ brandName, name }: Application) => [brandName, name].filter(Boolean).join(' ');

const isSame = (a: Application, b: Application) =>
  [a.vehicleId, a.yearFrom, a.yearTo, a.qualifier].join('|') ===
    [b.vehicleId, b.yearFrom, b.yearTo, b.qualifier].join('|') &&
  (a.vehicleId !== null || nameOf(a) === nameOf(b));

type ButtonProps = { label: string; sign: string; onClick: () => void };
const ItemButton = ({ label, sign, onClick }: ButtonProps) => (
  <ActionIcon variant="default" size="md" aria-label={label} title={label} onClick={onClick}>
    <span aria-hidden>{sign}</span>
  </ActionIcon>
);
