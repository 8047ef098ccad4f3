import type { HistoryChange, HistoryKind } from '#contract/history';
import { accountFieldWords, roleWords } from '#contract/plain/account-words';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { type ExportForm, exportForms } from '#contract/plain/exports';
import { moneyText } from '#contract/plain/money-text';
import { labelsOf, type Thing } from '#contract/plain/thing';
import { settingChoices, settingWords } from '#contract/setting-words';
import type { LegalTexts } from '#contract/site-texts';
import { communication } from '#contract/things/communication';
import { company } from '#contract/things/company';
import { companyGroup } from '#contract/things/company-group';
import { person } from '#contract/things/person';
import type { Item } from '#web/panel/edit/fields';
import { itemWords } from '#web/panel/edit/item-words';
import { itemText, partsText } from './part-words.ts';

export const kindLabels: Record<HistoryKind, string> = {
  product: 'Producto',
  stock: 'Stock',
  image: 'Imagen',
  autopart: 'Familia',
  vehicle: 'Vehículo',
  brand: 'Marca',
  provider: 'Proveedor',
  tag: 'Etiqueta',
  workBranch: 'Rubro',
  category: 'Categoría',
  company: 'Empresa',
  companyGroup: 'Grupo',
  person: 'Persona',
  communication: 'Comunicación',
  order: 'Pedido',
  config: 'Inicio de la tienda',
  setting: 'Ajustes',
  user: 'Usuario',
  export: 'Exportación',
};

/** Fields of all kinds; one that means another thing elsewhere would need a table of its own. */
const fieldLabels: Record<string, string> = {
  ...accountFieldWords,
  code: 'Código',
  name: 'Nombre',
  identifier: 'Documento',
  brandId: 'Marca',
  brandName: 'Marca',
  categoryId: 'Categoría',
  providerId: 'Proveedor',
  price: 'Precio',
  ivaRate: 'IVA',
  description: 'Descripción',
  providerCode: 'Código del proveedor',
  providerUrl: 'Página del proveedor',
  mLCode: 'Código de MercadoLibre',
  barcode: 'Código de barras',
  minStock: 'Stock mínimo',
  dua: 'DUA',
  family: 'Familia',
  isOriginal: 'Original',
  isPublic: 'Público',
  isLoading: 'En carga',
  images: 'Imágenes',
  specifications: 'Especificaciones',
  relatedLinks: 'Enlaces',
  target: 'Uso',
  state: 'Estado',
  items: 'Contenido',
  height: 'Alto',
  width: 'Ancho',
  system: 'Sistema',
  applications: 'Aplicaciones',
  originalCodes: 'Códigos originales',
  products: 'Productos',
  relations: 'Relaciones',
  previousCodes: 'Códigos anteriores',
  related: 'Relacionados',
  sales: 'Ventas',
  model: 'Modelo',
  engine: 'Motor',
  yearFrom: 'Desde el año',
  yearTo: 'Hasta el año',
  parentId: 'Dentro de',
  position: 'Lugar',
  googleId: 'Categoría de Google',
  imageId: 'Imagen',
  joined: 'Se le unió',
  joinedTo: 'Se unió a',
  mergedWith: 'Se le unió',
  mergedInto: 'Es parte de',
  exportedOrders: 'Pedidos exportados',
  exported: 'Exportados',
};

const configLabels: Record<string, string> = {
  BANNER_HOME: 'Banners de inicio',
  BANNER_3D: 'Banners de 3D',
  RELEASES_HOME: 'Novedades',
};
/** Words of the program in fields that hold such. */
const coded = new Set(['roles', 'positions', 'target']);
const valueLabels: Record<string, string> = {
  ...roleWords,
  product: 'productos',
  banner: 'banners',
  SEL: 'vende',
  COM: 'compra',
};

/** Things that are declared (`contract/things/`), and their labels. */
const things: Partial<Record<HistoryKind, Thing>> = { company, companyGroup, person, communication };
const declared: Partial<Record<HistoryKind, Record<string, string>>> = {
  company: labelsOf(company),
  companyGroup: labelsOf(companyGroup),
  person: labelsOf(person),
  communication: labelsOf(communication),
};

/** Label of a field of a kind of thing; a stock's field is a branch. */
export const fieldLabel = ({ entity, field }: Pick<HistoryChange, 'entity' | 'field'>): string => {
  const label = declared[entity]?.[field];
  if (label !== undefined) return label;
  if (entity === 'stock') return `En estante, ${field}`;
  if (entity === 'setting' && Object.hasOwn(settingWords, field))
    return settingWords[field as keyof typeof settingWords].label;
  return Object.hasOwn(fieldLabels, field) ? (fieldLabels[field] ?? field) : field;
};

/** Kinds whose ids mean nothing to a reader. */
const numbered = new Set<HistoryKind>([
  'user',
  'company',
  'companyGroup',
  'person',
  'communication',
  'image',
  'vehicle',
  'brand',
  'provider',
  'tag',
  'workBranch',
]);

/** Name of a thing beside its kind. */
export const thingLabel = ({ entity, entityId, name }: Pick<HistoryChange, 'entity' | 'entityId' | 'name'>): string => {
  if (entity === 'setting') return '';
  if (entity === 'export') return exportForms[entityId as ExportForm]?.label ?? entityId;
  if (entity === 'config') {
    const key = entityId.replace(/^TEST_/, '');
    return `${configLabels[key] ?? key}${key === entityId ? '' : ' (prueba)'}`;
  }
  if (numbered.has(entity)) return name ?? 'ya no está';
  return name ? `${entityId} · ${name}` : entityId;
};

/** Words of a value. */
export const valueText = (entity: HistoryKind, field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (entity === 'order' && typeof value === 'string') return orderStates[value as OrderState].label;
  if (typeof value === 'number')
    return ['price', 'unpaidValue'].includes(field) ? moneyText(value) : String(value).replace('.', ',');
  if (entity === 'setting' && typeof value === 'string') return choiceOf(field, value);
  if (typeof value === 'string') return choiceWord(entity, field, value) ?? wordOf(field, value);
  if (Array.isArray(value)) return listText(entity, field, value);
  if (field === 'legalTexts') return legalText(value as NonNullable<LegalTexts>);
  return partsText(field, value as Record<string, unknown>);
};

const legalText = ({ version, sections }: NonNullable<LegalTexts>) =>
  [`Versión ${version}`, ...sections.map(({ page, title, text }) => `${page}: ${title}. ${text}`)].join(' · ');

const choiceOf = (field: string, value: string) => {
  const choices = new Map(Object.entries(settingChoices[field as keyof typeof settingChoices] ?? {}));
  return choices.get(value) ?? value;
};

/** The word of a declared field's choice. */
const choiceWord = (entity: HistoryKind, field: string, value: string) =>
  things[entity]?.fields.find(({ name }) => name === field)?.rule.choices?.[value];

const wordOf = (field: string, value: string) => (coded.has(field) ? valueLabels[value] : undefined) ?? value;

const listText = (entity: HistoryKind, field: string, list: readonly unknown[]) => {
  if (list.length === 0) return '—';
  if (field === 'images') return list.length === 1 ? '1 imagen' : `${list.length} imágenes`;
  const fields = things[entity]?.lists.find(({ name }) => name === field)?.fields;
  if (fields) return list.map((item) => itemWords(fields, item as Item)).join('; ');
  return list.map((part) => partText(field, part)).join(' · ');
};

const partText = (field: string, part: unknown): string => {
  if (typeof part === 'string') return wordOf(field, part);
  if (typeof part !== 'object' || part === null) return String(part);
  return itemText(field, part as Record<string, unknown>, (value) => wordOf(field, value));
};
