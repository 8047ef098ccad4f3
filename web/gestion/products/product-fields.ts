import { z } from 'zod';
import { requiredText } from '#contract/fields';
import { linkFields, productFields, specificationFields } from '#contract/products';
import type { Choice, EditField } from '#web/panel/edit/fields';
import { BarcodeNote, CodeNote } from './code-note.tsx';

type Choices = { brands: readonly Choice[]; categories: readonly Choice[]; providers: readonly Choice[] };

const rates: readonly Choice[] = [
  { value: 22, label: '22 %' },
  { value: 10, label: '10 %' },
  { value: 0, label: 'Exento' },
];

/** The table that a product's edit dialog is made of (specification 3). */
export const productEditFields = ({ brands, categories, providers }: Choices): EditField[] => [
  {
    name: 'code',
    label: 'Código',
    kind: 'text',
    rule: requiredText(60),
    isRequired: true,
    isHalf: true,
    isFixed: true,
    Note: CodeNote,
  },
  { ...field('name', 'Nombre', 'text'), isRequired: true },
  { ...field('brandId', 'Marca'), kind: 'brand', choices: brands, isRequired: true, isHalf: true },
  { ...field('categoryId', 'Categoría'), kind: 'choice', choices: categories, isRequired: true, isHalf: true },
  { ...field('price', 'Precio con IVA', 'money'), isRequired: true, isHalf: true },
  { ...field('ivaRate', 'IVA'), kind: 'choice', choices: rates, isHalf: true },
  field('description', 'Descripción', 'lines'),
  { ...field('isPublic', 'Público', 'switch'), isHalf: true },
  { ...field('isOriginal', 'Original', 'switch'), isHalf: true },
  { ...field('isLoading', 'En carga', 'switch'), isHalf: true },
  {
    name: 'images',
    label: 'Imágenes',
    about: 'La primera es la que se ve en las listas. Sin ninguna se muestra la que se llama como el código.',
    kind: 'pictures',
    rule: z.array(z.object({ id: z.number() })),
  },
  {
    name: 'specifications',
    label: 'Especificaciones',
    kind: 'items',
    columns: [
      { name: 'key', label: 'Nombre' },
      { name: 'value', label: 'Valor' },
    ],
    addLabel: 'Agregar especificación',
    rule: z.array(z.object(specificationFields)),
  },
  {
    name: 'relatedLinks',
    label: 'Enlaces',
    kind: 'items',
    columns: [
      { name: 'name', label: 'Nombre' },
      { name: 'url', label: 'Dirección', isLink: true },
    ],
    addLabel: 'Agregar enlace',
    rule: z.array(z.object(linkFields)),
  },
  { ...field('providerId', 'Proveedor'), kind: 'choice', choices: providers, isClearable: true, isHalf: true },
  { ...field('providerCode', 'Código del proveedor', 'text'), isHalf: true },
  field('providerUrl', 'Página del proveedor', 'link'),
  { ...field('barcode', 'Código de barras', 'text'), isHalf: true, Note: BarcodeNote },
  { ...field('minStock', 'Stock mínimo', 'whole'), isHalf: true },
  { ...field('mLCode', 'Código de MercadoLibre', 'text'), isHalf: true },
  { ...field('dua', 'DUA', 'text'), isHalf: true },
  { ...field('family', 'Familia', 'text'), isHalf: true },
];

function field<K extends 'text' | 'lines' | 'money' | 'switch' | 'link' | 'whole' = 'text'>(
  name: keyof typeof productFields,
  label: string,
  kind?: K,
) {
  return { name, label, rule: productFields[name], kind: kind ?? ('text' as K) };
}
