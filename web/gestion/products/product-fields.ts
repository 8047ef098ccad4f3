import type { ReactNode } from 'react';
import { z } from 'zod';
import { linkFields, productCode, productFields, specificationFields } from '#contract/products';
import { firstUnits } from '#contract/stock';
import type { Choice, EditField, Section } from '#web/panel/edit/fields';
import { CategoryField } from './category-field.tsx';
import { BarcodeNote, CodeNote } from './code-note.tsx';
import { PriceNote } from './price-note.tsx';
import { ProviderField } from './provider-field.tsx';
import { ShelvesField } from './shelves-field.tsx';

type Choices = {
  brands: readonly Choice[];
  categories: readonly Choice[];
  providers: readonly Choice[];
};

const rates: readonly Choice[] = [
  { value: 22, label: '22 %' },
  { value: 10, label: '10 %' },
  { value: 0, label: 'Exento' },
];

/** The cards of the dialog; `stock` is what the one of stock shows. */
export const productSections = (stock: ReactNode): Readonly<Record<string, Section>> => ({
  data: { title: 'Datos' },
  pictures: {},
  price: { title: 'Precio' },
  stock: { title: 'Stock', below: stock },
  specifications: {},
  more: { title: 'Más datos', isFolded: true },
  state: { title: 'Estado', isSide: true },
  kind: { title: 'Categoría y marca', isSide: true },
});

/** The table that a product's edit dialog is made of (specification 3), in the order of its cards. */
export const productEditFields = ({ brands, categories, providers }: Choices): EditField[] => [
  ...inSection('data', [
    {
      name: 'code',
      label: 'Código',
      kind: 'text',
      rule: productCode,
      isRequired: true,
      isHalf: true,
      isFixed: true,
      Note: CodeNote,
    },
    { ...field('barcode', 'Código de barras', 'text'), isHalf: true, Note: BarcodeNote },
    { ...field('name', 'Nombre', 'text'), isRequired: true },
    field('description', 'Descripción', 'lines'),
  ]),
  ...inSection('pictures', [
    {
      name: 'images',
      label: 'Imágenes',
      about: 'La principal es la que se ve en las listas. Sin ninguna se muestra la que se llama como el código.',
      kind: 'pictures',
      rule: z.array(z.object({ id: z.number() })),
    },
  ]),
  ...inSection('price', [
    { ...field('price', 'Precio con IVA', 'money'), isRequired: true, isHalf: true, Note: PriceNote },
    { ...field('ivaRate', 'IVA'), kind: 'choice', choices: rates, isHalf: true },
  ]),
  ...inSection('stock', [
    {
      name: 'shelves',
      label: 'Unidades en cada sucursal',
      kind: 'own',
      Control: ShelvesField,
      rule: z.array(firstUnits),
      isShown: ({ shelves }) => shelves !== undefined,
    },
    {
      ...field('minStock', 'Stock mínimo', 'whole'),
      about: 'Con menos unidades, entre todas las sucursales, hay que reponerlo.',
      isHalf: true,
    },
  ]),
  ...inSection('specifications', [
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
  ]),
  ...inSection('more', [
    {
      ...field('providerId', 'Proveedor'),
      kind: 'own',
      Control: ProviderField,
      words: (value) => providers.find((one) => one.value === value)?.label ?? 'nada',
      isHalf: true,
    },
    { ...field('providerCode', 'Código del proveedor', 'text'), isHalf: true },
    field('providerUrl', 'Página del proveedor', 'link'),
    {
      ...field('dua', 'DUA', 'text'),
      about: 'El número del documento de importación (la declaración aduanera).',
      isHalf: true,
    },
    {
      ...field('family', 'Familia', 'text'),
      about: 'Agrupa los productos que se reemplazan entre sí.',
      isHalf: true,
    },
    {
      ...field('mLCode', 'Código de MercadoLibre', 'text'),
      about: 'El de su publicación, como MLU123456789.',
      isHalf: true,
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
  ]),
  ...inSection('state', [
    { ...field('isPublic', 'Público', 'switch'), about: 'Se ve en la tienda. Si no, lo ven solo los vendedores.' },
    {
      ...field('isLoading', 'En carga', 'switch'),
      about: 'Faltan datos por cargar. Es un aviso para los vendedores; la tienda no lo dice.',
    },
  ]),
  ...inSection('kind', [
    {
      ...field('categoryId', 'Categoría'),
      kind: 'own',
      Control: CategoryField,
      words: (value) => categories.find((one) => one.value === value)?.label ?? String(value),
      isRequired: true,
    },
    { ...field('brandId', 'Marca'), kind: 'brand', choices: brands, isRequired: true },
    { ...field('isOriginal', 'Original', 'switch'), about: 'La tienda lo marca con la etiqueta «Original».' },
  ]),
];

const inSection = (section: string, fields: EditField[]) => fields.map((one) => ({ ...one, section }));

function field<K extends 'text' | 'lines' | 'money' | 'switch' | 'link' | 'whole' = 'text'>(
  name: keyof typeof productFields,
  label: string,
  kind?: K,
) {
  return { name, label, rule: productFields[name], kind: kind ?? ('text' as K) };
}
