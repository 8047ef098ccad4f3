import { useRef } from 'react';
import { z } from 'zod';
import type { KeptCategory } from '#contract/categories';
import { categoryFields } from '#contract/categories';
import type { Input } from '#contract/contract';
import { call } from '#web/data/call';
import { reversed } from '#web/panel/edit/changes';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import { type EditField, type OwnControl, textOf, type Values } from '#web/panel/edit/fields';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { type Picture, PictureField } from '#web/panel/pictures/picture-field.tsx';
import type { Undo } from '#web/panel/take-back';

type Props = { category: KeptCategory; onClose: () => void; onSaved: (done: string, undo: Undo) => void };

const Control = ({ label, about, value, error, onChange }: OwnControl) => (
  <PictureField
    label={label}
    about={about ?? ''}
    of="categoría"
    value={value as Picture}
    error={error}
    onChange={onChange}
  />
);

const fieldsFor = ({ googleId, googleUsed }: KeptCategory): EditField[] => [
  { name: 'name', label: 'Nombre', kind: 'text', rule: categoryFields.name, isRequired: true },
  {
    name: 'imageId',
    label: 'Imagen',
    about: 'La que la muestra en el inicio de la tienda. Sin ninguna se ve la de uno de sus productos.',
    kind: 'own',
    Control,
    words: (value) => (value === null ? 'ninguna' : 'otra imagen'),
    rule: z.object({ id: z.number(), image: z.string() }).nullable(),
  },
  {
    name: 'googleId',
    label: 'Categoría de Google',
    about: `El número de su lista de categorías de productos, para Merchant Center. Vale también para las de adentro.${
      googleId === null && googleUsed !== null ? ` Sin ninguno vale el de más arriba: ${googleUsed}.` : ''
    }`,
    kind: 'whole',
    rule: categoryFields.googleId,
  },
];

const valuesOf = ({ name, googleId, imageId, image }: KeptCategory): Values => ({
  name,
  googleId,
  imageId: imageId === null || image === null ? null : { id: imageId, image },
});

type Parms = Input<'category/update'>['parms'];

/** Pictures by their ids, as the call names them. */
const named = (parms: Record<string, { value: unknown; before: unknown }>): Parms => {
  const idOf = (picture: unknown) => (picture as Picture)?.id ?? null;
  const { imageId } = parms;
  return {
    ...parms,
    ...(imageId && { imageId: { value: idOf(imageId.value), before: idOf(imageId.before) } }),
  } as Parms;
};

/** The dialog of what a category says of itself. */
export const DetailsDrawer = ({ category, onClose, onSaved }: Props) => {
  const sent = useRef<Parms>({});
  const update = (parms: Parms) => call('category/update', { categoryId: category.id, parms });
  return (
    <EditDrawer
      title={category.name}
      fields={fieldsFor(category)}
      initial={valuesOf(category)}
      saving={{
        // One is added in the tree.
        add: async ({ name }) => call('category/add', { parentId: category.id, category: { name: textOf(name) } }),
        update: ({ parms }) => {
          sent.current = named(parms);
          return update(sent.current);
        },
        read: async () => {
          const answer = await call('category/listWhole', {});
          const now = answer.ok ? answer.data.find(({ id }) => id === category.id) : undefined;
          return now && valuesOf(now);
        },
      }}
      onClose={onClose}
      onSaved={() => onSaved(`Guardado: ${category.name}`, () => update(reversed(sent.current)))}
      below={<ThingHistory entities={['category']} code={category.id} />}
    />
  );
};
