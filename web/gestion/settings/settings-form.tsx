import { Alert, Button, Flex, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Input } from '#contract/contract';
import { fieldTexts } from '#contract/plain/text-fields';
import type { SettingGroup } from '#contract/setting-words';
import type { OwnDetails } from '#contract/settings';
import { call } from '#web/data/call';
import { useFreshSite } from '#web/data/fresh-site';
import { type Places, usePlaces } from '#web/data/places';
import { useSite } from '#web/data/site';
import { ConflictNote } from '#web/panel/edit/conflict-note.tsx';
import { FieldInput } from '#web/panel/edit/field-input.tsx';
import type { Values } from '#web/panel/edit/fields';
import { rateDoubt, shippingDoubt } from '#web/panel/edit/price-doubt';
import { rutDoubt } from '#web/panel/edit/rut-doubt';
import { useEdit } from '#web/panel/edit/use-edit';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { OpeningNote } from '#web/panel/opening-note.tsx';
import { Question } from '#web/panel/question.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { FieldWords } from './field-words.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { SectionLinks } from './section-links.tsx';
import { asSetting, settingField } from './setting-fields.ts';
import { type Part, placeOf, sectionAt, sectionsOf } from './setting-sections.ts';
import { SettingStart } from './setting-start.tsx';
import { startWords } from './start-words.ts';
import { TextPreview } from './text-preview.tsx';

/** The words of the fields of texts, as the settings are stored. */
const saidOf = (stored: Values, own: OwnDetails) => {
  const { name, company, contact, branches } = own;
  const set = Object.entries({ name, company, contact, branches }).map(([key, value]) => [key, stored[key] ?? value]);
  return fieldTexts(Object.fromEntries(set) as Parameters<typeof fieldTexts>[0]);
};

/** A part of the site's settings, a page for each section. For administrators. */
export const SettingsForm = ({ part }: { part: Part }) => {
  const found = useCall('setting/find', {});
  const [saved, setSaved] = useState(0);
  const freshSite = useFreshSite();
  const own = found.data?.own;
  const places = usePlaces();
  const location = useLocation();
  const sections = useMemo(
    () => (own && found.data ? sectionsOf(part, own, found.data.data) : []),
    [part, own, found.data],
  );
  if (found.error && !found.data) return <Alert color="red">{found.error.message}</Alert>;
  if (!found.data || !own || !places || !found.isFetchedAfterMount) return null;
  const section = sectionAt(sections, location);
  if (!section) return null;
  return (
    <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'flex-start' }} gap="lg">
      <SectionLinks key={part} part={part} sections={sections} current={section.id} />
      <Form
        key={`${section.id} ${saved}`}
        part={part}
        section={section}
        stored={found.data.data}
        initial={found.data.initial}
        own={own}
        places={places}
        onSaved={() => {
          void freshSite();
          setSaved(saved + 1);
          tell({ text: 'Guardado: ya rige en la tienda', shopPage: section.pages?.[0] });
        }}
      />
    </Flex>
  );
};

type Props = {
  part: Part;
  section: SettingGroup;
  stored: Values;
  initial: Values;
  own: OwnDetails;
  places: Places;
  onSaved: () => void;
};

/** Settings beside which an administrator is told that the shop is not open yet. */
const openingKeys = ['name', 'saleOn'] as const;

const Form = ({ part, section, stored, initial, own, places, onSaved }: Props) => {
  // Controls of their own are made once, so that typing does not lose its place.
  const { keys } = section;
  const { site, isDemo } = useSite();
  const fields = useMemo(
    () => keys.map((key) => settingField(key, own, places, { isDemo, stored })),
    [keys, own, places, isDemo, stored],
  );
  const queries = useQueryClient();
  const said = part === 'texts' ? saidOf(stored, own) : undefined;
  const [isPreviewed, setIsPreviewed] = useState(false);
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
    doubtOf: (seen, now) =>
      shippingDoubt(seen.shipping, now.shipping) ??
      rateDoubt(seen.rate, now.rate) ??
      rutDoubt(seen.company, now.company),
    onSaved,
    onClose: () => {},
  });
  const { hash } = useLocation();
  useLeaving(edit.isDirty);
  useEffect(() => {
    if (hash.startsWith(`#${placeOf('')}`)) reveal(hash.slice(1));
  }, [hash]);
  useHotkeys([['mod+S', () => void edit.save()]], []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void edit.save();
  };
  return (
    <form onSubmit={submit} noValidate style={{ flex: 1, minWidth: 0 }}>
      <Stack maw={900}>
        <Paper withBorder p="md" component="section">
          <Stack gap="lg">
            <Title order={2} size="h4">
              {section.title}
            </Title>
            {openingKeys.some((key) => keys.includes(key)) && <OpeningNote />}
            {said && <FieldWords said={said} />}
            {fields.map((field) => (
              <div key={field.name} id={placeOf(field.name)} tabIndex={-1} style={{ scrollMarginTop: 80 }}>
                <FieldInput
                  field={field}
                  value={edit.values[field.name]}
                  error={edit.errors[field.name]}
                  errors={edit.errors}
                  isDisabled={false}
                  onChange={(value) => edit.set(field.name, value)}
                />
                {field.Note && <field.Note value={edit.values[field.name]} values={edit.values} />}
                <SettingStart
                  label={field.label}
                  words={startWords(field, initial[field.name], own, { isDemo })}
                  // A firm that sells is never taken back to an example.
                  isChanged={!isSame(edit.values[field.name], initial[field.name]) && !isFirm(field.name, stored)}
                  onTake={() => edit.set(field.name, initial[field.name])}
                />
                <ConflictNote field={field} edit={edit} />
              </div>
            ))}
          </Stack>
        </Paper>
        {keys.includes('legalTexts') && <LegalVersions />}
        <ThingHistory entities={['setting']} code={site.id} />
        <Group className="panel-save-bar" py="sm" bg="var(--mantine-color-body)">
          <Button type="submit" loading={edit.isSaving} title="Ctrl+S">
            {part === 'texts' ? 'Guardar textos' : 'Guardar ajustes'}
          </Button>
          {said && (
            <Button variant="default" onClick={() => setIsPreviewed(true)}>
              Vista previa
            </Button>
          )}
          <Text size="sm" role="status" c={edit.failure ? 'red.9' : undefined}>
            {edit.failure || (edit.isDirty && 'Hay cambios sin guardar')}
          </Text>
        </Group>
      </Stack>
      <Question {...edit.doubt} />
      {said && isPreviewed && (
        <TextPreview
          title={section.title}
          pages={section.pages ?? []}
          fields={fields}
          values={{ ...edit.values, mailSignature: edit.values.mailSignature || own.mailSignature }}
          said={said}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </form>
  );
};

/** Brings a setting into sight, and its first control into focus. */
const reveal = (id: string) => {
  const place = document.getElementById(id);
  const control = place?.querySelector<HTMLElement>('input, textarea, select, button');
  (control ?? place)?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
};

const isFirm = (name: string, stored: Values) => name === 'company' && stored.company !== null;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a === '' ? null : a) === JSON.stringify(b);
