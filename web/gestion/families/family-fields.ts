import { z } from 'zod';
import { applicationFields, familyFields } from '#contract/families';
import { requiredText } from '#contract/fields';
import { messages } from '#contract/plain/messages';
import type { EditField } from '#web/panel/edit/fields';
import { ApplicationList } from './application-list.tsx';
import { CodeList } from './code-list.tsx';
import { type Member, plainOf, type Relation, relationKey } from './family-edits.ts';
import { MemberList } from './member-list.tsx';

const kinds = [
  { value: 'replaces', label: 'Reemplaza a' },
  { value: 'replacedBy', label: 'La reemplaza' },
  { value: 'equivalent', label: 'Equivalente a' },
] as const;

const isPending = (item: unknown) => typeof item === 'object' && item !== null && 'isPending' in item;

/** The table that a family's edit dialog is made of (specification 3). */
export const familyEditFields: EditField[] = [
  {
    name: 'family',
    label: 'Código',
    kind: 'text',
    rule: requiredText(60),
    isRequired: true,
    isHalf: true,
    isFixed: true,
  },
  { name: 'system', label: 'Sistema', kind: 'text', rule: familyFields.system, isHalf: true },
  { name: 'height', label: 'Alto (mm)', kind: 'measure', rule: familyFields.height, isHalf: true },
  { name: 'width', label: 'Ancho (mm)', kind: 'measure', rule: familyFields.width, isHalf: true },
  {
    name: 'products',
    label: 'Productos',
    kind: 'own',
    Control: MemberList,
    itemKey: (item) => (item as Member).code,
    rule: z.array(z.unknown()).min(1, messages['family.noProduct']),
  },
  {
    name: 'applications',
    label: 'Aplicaciones',
    kind: 'own',
    Control: ApplicationList,
    itemKey: 'id',
    rule: z
      .array(z.unknown())
      .refine((items) => !items.some((one) => isPending(one)), 'Terminá de agregar la aplicación, o cancelala')
      .pipe(z.array(z.object(applicationFields))),
  },
  {
    name: 'originalCodes',
    label: 'Códigos originales',
    kind: 'own',
    Control: CodeList,
    itemKey: (item) => plainOf(item as string),
    rule: z.array(requiredText(60)),
  },
  { name: 'description', label: 'Descripción', kind: 'lines', rule: familyFields.description },
  {
    name: 'relations',
    label: 'Relaciones',
    about: 'Con otras familias, por su código.',
    kind: 'rows',
    columns: [
      { name: 'kind', label: 'Relación', kind: 'choice', choices: kinds },
      { name: 'family', label: 'Familia', kind: 'text' },
    ],
    blank: { kind: 'replaces', family: '' },
    itemKey: (item) => relationKey(item as Relation),
    rule: z.array(z.object({ family: requiredText(60) })),
  },
];
