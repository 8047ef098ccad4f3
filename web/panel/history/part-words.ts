import { paymentNames, shippingNames } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';

/** The names of a value's parts that stand beside others. */
const labels: Record<string, string> = {
  ...paymentNames,
  'rate.value': 'pesos por dólar',
  'rate.date': 'desde',
  id: 'tipo',
  price: 'precio',
  description: 'descripción',
  instructions: 'instrucciones',
  code: 'código',
  address: 'dirección',
  city: 'ciudad',
  state: 'departamento',
  phone: 'teléfono',
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  hours: 'horario',
  geolocation: 'posición',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  link: 'enlace',
  color: 'color',
  image: 'imagen',
  sd: 'imagen para teléfonos',
  from: 'primer día',
  until: 'último día',
  codes: 'códigos',
  text: 'texto',
  about: 'texto',
  material: 'material',
  volumes: 'volúmenes',
  facts: 'datos',
  formats: 'formatos',
  printersText: 'impresoras',
  serviceText: 'servicio',
  search: 'búsqueda',
  drawing: 'dibujo',
  icon: 'ícono',
  page: 'página',
  title: 'título',
  delivery: 'envío',
  payment: 'pago',
  kind: 'tipo',
  origin: 'dirección',
  domain: 'dominio',
  siteId: 'número del sitio',
  brand: 'principal',
  accent: 'acento',
  width: 'ancho',
  height: 'alto',
  brandName: 'marca',
  yearFrom: 'desde el año',
  yearTo: 'hasta el año',
  qualifier: 'aclaración',
  source: 'fuente',
};
/** The part that names an item, and the one said first. */
const heads = ['key', 'name', 'title', 'question', 'label', 'code', 'family', 'city'];
const seconds = ['value', 'position', 'url', 'answer'];
/** Parts that other parts say in words. */
const hidden = new Set(['vehicleId', 'brandId', 'companyId', 'yearRange']);
const kinds: Record<string, string> = {
  ...shippingNames,
  ...paymentNames,
  catalogue: 'todas las categorías',
  link: 'un enlace',
  replaces: 'reemplaza a',
  replacedBy: 'la reemplaza',
  equivalent: 'equivalente a',
};

type Parts = Record<string, unknown>;
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Words of an item of a list: the parts that name it, then all the others. */
export const itemText = (field: string, item: Parts, wordOf: (value: string) => string): string => {
  const head = heads.find((name) => !isNothing(item[name]));
  const second = seconds.find((name) => !isNothing(item[name]));
  const named = [head, second].filter((name) => name !== undefined).map((name) => partText(name, item[name], wordOf));
  const isNamed = head !== undefined;
  const beside = Object.entries(item).filter(
    ([name]) => !(isNamed && (name === head || name === second || isNumber(name, item[name]))),
  );
  if (!isNamed) return partsText(field, Object.fromEntries(beside), wordOf);
  const rest = partsText(field, Object.fromEntries(beside), wordOf);
  return `${named.join(': ')}${rest ? ` (${rest})` : ''}`;
};

/** The parts of a value of several, each with what it is called. */
export const partsText = (field: string, parts: Parts, wordOf: (value: string) => string = (value) => value): string =>
  Object.entries(parts)
    .filter(([name, value]) => !hidden.has(name) && !isNothing(value))
    .map(([name, value]) => {
      if (name === 'isDefault') return 'principal';
      return `${labels[`${field}.${name}`] ?? labels[name] ?? name}: ${partText(name, value, wordOf)}`;
    })
    .join('; ');

/** The number of what has a name. */
const isNumber = (name: string, value: unknown) => name === 'id' && typeof value === 'number';

const partText = (name: string, value: unknown, wordOf: (value: string) => string): string => {
  if (name === 'price' && typeof value === 'number') return moneyText(value);
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string')
    return name === 'id' || name === 'kind' ? (kinds[value] ?? value) : dayText(wordOf(value));
  if (Array.isArray(value)) return value.map((one) => partText(name, one, wordOf)).join(', ');
  const { id, ...parts } = value as Parts;
  return isNothing(id) ? partsText(name, parts, wordOf) : `n.º ${String(id)}`;
};

const dayText = (text: string) => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
