import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useMemo, useState } from 'react';
import type { Input } from '#contract/contract';
import { settingGroups, textGroups } from '#contract/setting-words';
import type { OwnDetails } from '#contract/settings';
import { call } from '#web/data/call';
import { ConflictNote } from '#web/panel/edit/conflict-note.tsx';
import { FieldInput } from '#web/panel/edit/field-input.tsx';
import type { Values } from '#web/panel/edit/fields';
import { LeaveQuestion } from '#web/panel/edit/leave-question.tsx';
import { useEdit } from '#web/panel/edit/use-edit';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { useCall } from '#web/panel/use-call';
import { asSetting, settingField } from './setting-fields.ts';

const parts = { settings: settingGroups, texts: textGroups };
type Part = keyof typeof parts;

const groupsOf = (part: Part, own: OwnDetails) =>
  parts[part].flatMap(({ title, keys }) => {
    const shown = keys.filter((key) => !(key in own) || own[key as keyof OwnDetails] !== null);
    return shown.length > 0 ? [{ title, fields: shown.map((key) => settingField(key, own)) }] : [];
  });

/** A part of the site's settings, each with what it starts with. For administrators. */
export const SettingsForm = ({ part }: { part: Part }) => {
  const found = useCall('setting/find', {});
  const [saved, setSaved] = useState(0);
  if (found.error) return <Alert color="red">{found.error.message}</Alert>;
  if (!found.data || !found.isFetchedAfterMount) return null;
  return (
    <Form
      key={saved}
      part={part}
      stored={found.data.data}
      initial={found.data.initial}
      own={found.data.own}
      isSaved={saved > 0}
      onSaved={() => setSaved(saved + 1)}
    />
  );
};

type Props = { part: Part; stored: Values; initial: Values; own: OwnDetails; isSaved: boolean; onSaved: () => void };

const Form = ({ part, stored, initial, own, isSaved, onSaved }: Props) => {
  // Controls of their own are made once, so that typing does not lose its place.
  const groups = useMemo(() => groupsOf(part, own), [part, own]);
  const fields = groups.flatMap((group) => group.fields);
  const queries = useQueryClient();
  const edit = useEdit({
    fields,
    initial: stored,
    saving: {
      add: () => Promise.reject(new Error('Settings are there already.')),
      update: async ({ parms }) => {
        const sent = Object.entries(parms).map(([key, { value, before }]) => [
          key,
          { value: asSetting(key, value), before },
        ]);
        const answer = await call('setting/update', { parms: Object.fromEntries(sent) } as Input<'setting/update'>);
        if (answer.ok) queries.setQueryData(['setting/find', {}], answer);
        return answer;
      },
      read: async () => {
        const answer = await call('setting/find', {});
        return answer.ok ? answer.data : undefined;
      },
    },
    onSaved,
    onClose: () => {},
  });
  const leaving = useLeaving(edit.isDirty);
  useHotkeys([['mod+S', () => void edit.save()]], []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void edit.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={900}>
        {groups.map((group) => (
          <Paper key={group.title} withBorder p="md" component="section">
            <Stack gap="lg">
              <Title order={2} size="h4">
                {group.title}
              </Title>
              {group.fields.map((field) => (
                <div key={field.name}>
                  <FieldInput
                    field={field}
                    value={edit.values[field.name]}
                    error={edit.errors[field.name]}
                    isDisabled={false}
                    onChange={(value) => edit.set(field.name, value)}
                  />
                  {!isSame(edit.values[field.name], initial[field.name]) && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      mt={4}
                      aria-label={`Volver al valor inicial: ${field.label}`}
                      onClick={() => edit.set(field.name, initial[field.name])}
                    >
                      Volver al valor inicial{wordsOf(initial[field.name])}
                    </Button>
                  )}
                  {field.name in edit.conflicts && <ConflictNote field={field} edit={edit} />}
                </div>
              ))}
            </Stack>
          </Paper>
        ))}
        <Group pos="sticky" bottom={0} py="sm" bg="var(--mantine-color-body)" style={{ zIndex: 1 }}>
          <Button type="submit" loading={edit.isSaving} title="Ctrl+S">
            {part === 'texts' ? 'Guardar textos' : 'Guardar ajustes'}
          </Button>
          <Text size="sm" role="status" c={edit.failure ? 'red.9' : undefined}>
            {edit.failure || (edit.isDirty ? 'Hay cambios sin guardar' : isSaved && 'Guardado: ya rige en la tienda')}
          </Text>
        </Group>
      </Stack>
      <LeaveQuestion {...leaving} />
    </form>
  );
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a === '' ? null : a) === JSON.stringify(b);

const wordsOf = (value: unknown) => {
  if (typeof value === 'boolean') return value ? ' (sí)' : ' (no)';
  return typeof value === 'number' ? ` (${value})` : '';
};
