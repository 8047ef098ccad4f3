import { useRef } from 'react';
import { z } from 'zod';
import type { Input } from '#contract/contract';
import { type NamedKind, type NamedThing, namedFields } from '#contract/named';
import { call } from '#web/data/call';
import { type Changes, reversed } from '#web/panel/edit/changes';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import { type EditField, type OwnControl, textOf, type Values } from '#web/panel/edit/fields';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { type Picture, PictureField } from '#web/panel/pictures/picture-field.tsx';
import type { Undo } from '#web/panel/take-back';
import { kindWords, namedPath } from './kind-words.ts';

type Props = {
  kind: NamedKind;
  /** The one to change; without it a new one is made. */
  thing: NamedThing | undefined;
  onClose: () => void;
  /** Called with what was done, and how a change is taken back or where a new one is seen. */
  onSaved: (done: string, then: { undo: Undo } | { to: string }) => void;
};

const Control = ({ label, about, value, error, onChange }: OwnControl) => (
  <PictureField
    label={label}
    about={about ?? ''}
    of="marca"
    value={value as Picture}
    error={error}
    onChange={onChange}
  />
);

const name: EditField = { name: 'name', label: 'Nombre', kind: 'text', rule: namedFields.name, isRequired: true };
const logo: EditField = {
  name: 'imageId',
  label: 'Logo',
  about: 'Con fondo blanco o transparente se ve mejor. Sin ninguno se lee el nombre.',
  kind: 'own',
  Control,
  words: (value) => (value === null ? 'ninguno' : 'otra imagen'),
  rule: z.object({ id: z.number(), image: z.string() }).nullable(),
};

const valuesOf = (thing: NamedThing | undefined): Values => ({
  name: thing?.name ?? '',
  imageId: thing?.imageId && thing.image !== null ? { id: thing.imageId, image: thing.image } : null,
});

type Parms = Input<'named/update'>['parms'];

/** Pictures by their ids, as the call names them. */
const named = ({ imageId, ...parms }: Record<string, { value: unknown; before: unknown }>): Parms => {
  const idOf = (picture: unknown) => (picture as Picture)?.id ?? null;
  return {
    ...parms,
    ...(imageId && { imageId: { value: idOf(imageId.value), before: idOf(imageId.before) } }),
  } as Parms;
};

/** The dialog that adds or changes a brand, a provider, a tag or a work branch. */
export const NamedDrawer = ({ kind, thing, onClose, onSaved }: Props) => {
  const words = kindWords[kind];
  const added = useRef('');
  const sent = useRef<Parms>({});
  const update = (id: number, parms: Parms) => call('named/update', { kind, id, parms });
  return (
    <EditDrawer
      title={thing?.name ?? words.add}
      fields={kind === 'brand' && thing ? [name, logo] : [name]}
      initial={valuesOf(thing)}
      saving={{
        add: async (values) => {
          added.current = textOf(values.name);
          return call('named/add', { kind, named: { name: added.current } });
        },
        ...(thing && {
          update: ({ parms }: Changes) => {
            sent.current = named(parms);
            return update(thing.id, sent.current);
          },
          read: async () => {
            const answer = await call('named/list', { kind });
            const now = answer.ok ? answer.data.find(({ id }) => id === thing.id) : undefined;
            return now && valuesOf(now);
          },
        }),
      }}
      onClose={onClose}
      onSaved={() =>
        thing
          ? onSaved(`Guardado: ${thing.name}`, { undo: () => update(thing.id, reversed(sent.current)) })
          : onSaved(`Guardado: ${added.current}`, { to: namedPath(kind, added.current) })
      }
      below={thing && <ThingHistory entities={[kind]} code={String(thing.id)} />}
    />
  );
};
