import type { ReadCell } from './cell.ts';
import { readCategory, readLinks, readSpecifications, readUrl } from './read-parts.ts';
import { readCurrency, readNetPrice, readPrice } from './read-price.ts';
import {
  readBarcode,
  readCode,
  readCodes,
  readExact,
  readIvaRate,
  readLine,
  readLines,
  readList,
  readQuantity,
  readYesNo,
} from './read-words.ts';

/** One column of a spreadsheet. `about` and `example` are what `docs/importar.md` says of it. */
export type Column<T> = {
  /** The header people read, then what else is understood. Case, accents, spaces and signs do not matter. */
  names: readonly [string, ...string[]];
  /** Headers of suppliers: they name the field where no other column does. */
  hints?: readonly string[];
  /** `always`: in every row. `new`: where the row makes a new product. */
  needed: 'always' | 'new' | 'no';
  /** Whether «-» empties what was stored. */
  clearable: boolean;
  read: ReadCell<T>;
  about: string;
  example: string;
};

export const column = <T>(given: Column<T>) => given;
const required = { needed: 'new', clearable: false } as const;
const optional = { needed: 'no', clearable: true } as const;
const preset = { needed: 'no', clearable: false } as const;

/** Every column with a fixed name, by the field it fills. */
export const columns = {
  code: column({
    names: ['código', 'code', 'sku', 'cod'],
    hints: ['art', 'cód art', 'código artículo', 'código de artículo', 'código producto', 'código de producto'],
    needed: 'always',
    clearable: false,
    read: readCode,
    about: 'Identifica el producto: si ya existe se actualiza, si no se crea.',
    example: 'ARD-UNO',
  }),
  previousCodes: column({
    ...optional,
    names: ['código anterior', 'previous code', 'códigos anteriores'],
    read: readCodes,
    about:
      'Los que tuvo antes, separados con «|»; se suman a los ya anotados. Sus direcciones llevan a este producto. El producto que hoy tiene ese código pasa a tener el nuevo.',
    example: 'ARD-1',
  }),
  name: column({
    ...required,
    names: ['nombre', 'name', 'producto', 'título', 'title'],
    hints: ['denominación', 'designación', 'nombre del producto', 'artículo'],
    read: readLine(200),
    about: 'Como lo lee quien compra.',
    example: 'Placa Arduino Uno R3',
  }),
  description: column({
    ...optional,
    names: ['descripción', 'description', 'detalle'],
    read: readLines(20_000),
    about: 'Texto de la página del producto; los saltos de línea se conservan.',
    example: 'Microcontrolador ATmega328P.',
  }),
  category: column({
    ...required,
    names: ['categoría', 'category', 'rubro'],
    hints: ['línea', 'grupo'],
    read: readCategory,
    about:
      'Los nombres desde arriba, separados con «>»; la que falte se crea. También sirve su solo nombre, si ninguna otra se llama así, y el número de la categoría.',
    example: 'Electrónica > Placas',
  }),
  brand: column({
    ...required,
    names: ['marca', 'brand'],
    hints: ['fabricante'],
    read: readLine(80),
    about: 'La que falte se crea.',
    example: 'Arduino',
  }),
  price: column({
    ...required,
    names: ['precio', 'price', 'precio con iva', 'precio iva incluido'],
    hints: [
      'p lista',
      'precio lista',
      'precio de lista',
      'p unitario',
      'p unit',
      'precio unitario',
      'precio unit',
      'precio de venta',
      'precio venta',
      'p venta',
      'precio público',
      'precio al público',
      'p público',
      'pvp',
    ],
    read: readPrice,
    about: 'En dólares, con IVA incluido.',
    example: '1.234,50',
  }),
  netPrice: column({
    ...preset,
    names: ['precio sin iva', 'net price', 'precio neto'],
    read: readNetPrice,
    about: 'En dólares, sin IVA: se le suma el de la columna «iva». Va esta columna o «precio», no las dos.',
    example: '1011,89',
  }),
  currency: column({
    ...preset,
    names: ['moneda', 'currency', 'divisa'],
    read: readCurrency,
    about:
      'De los precios de la fila: USD o UYU. Los que están en pesos se convierten si se elige «Precios sin moneda: Pesos» (con el comando, «--moneda UYU»).',
    example: 'USD',
  }),
  ivaRate: column({
    ...preset,
    names: ['iva', 'vat', 'iva rate', 'tasa iva'],
    read: readIvaRate,
    about: '22, 10 o exento. Un producto nuevo sin este dato lleva 22.',
    example: '22 %',
  }),
  isOriginal: column({
    ...preset,
    names: ['original', 'is original'],
    read: readYesNo,
    about: 'Sí o no. Un producto nuevo sin este dato lleva no.',
    example: 'sí',
  }),
  isPublic: column({
    ...preset,
    names: ['público', 'public', 'publicado', 'is public'],
    read: readYesNo,
    about: 'Sí o no: si se ve en la tienda. Un producto nuevo sin este dato lleva sí.',
    example: 'sí',
  }),
  provider: column({
    ...optional,
    names: ['proveedor', 'provider', 'supplier'],
    read: readLine(120),
    about: 'El que falte se crea. De qué proveedor viene un producto se muestra solo a los vendedores.',
    example: 'Robotics Import',
  }),
  providerCode: column({
    ...optional,
    names: ['código de proveedor', 'provider code', 'código proveedor'],
    read: readExact(60),
    about: 'El código con que lo vende el proveedor.',
    example: 'RI-0042',
  }),
  providerUrl: column({
    ...optional,
    names: ['web de proveedor', 'provider url', 'web proveedor', 'url proveedor'],
    read: readUrl,
    about: 'La página del producto en el sitio del proveedor.',
    example: 'https://proveedor.example/ri-0042',
  }),
  mLCode: column({
    ...optional,
    names: ['código mercadolibre', 'ml code', 'código ml', 'mercadolibre'],
    read: readExact(60),
    about: 'El código de la publicación en MercadoLibre.',
    example: 'MLU123456789',
  }),
  barcode: column({
    ...optional,
    names: ['código de barras', 'barcode', 'EAN', 'GTIN', 'UPC'],
    read: readBarcode,
    about: 'El del envase, de 8, 12, 13 o 14 dígitos. La columna con formato de texto, para que no se abrevie.',
    example: '7501031311309',
  }),
  minStock: column({
    ...optional,
    names: ['stock mínimo', 'min stock', 'minimum stock'],
    read: readQuantity,
    about: 'Con menos unidades, entre todas las sucursales, hay que reponerlo.',
    example: '5',
  }),
  family: column({
    ...optional,
    names: ['familia', 'family'],
    read: readCode,
    about: 'Agrupa productos que se reemplazan entre sí.',
    example: '1027541317',
  }),
  dua: column({
    ...optional,
    names: ['DUA'],
    read: readExact(60, 'DUA'),
    about: 'El número del documento de importación.',
    example: '2026-001-123456',
  }),
  specifications: column({
    ...optional,
    names: ['especificaciones', 'specifications', 'specs'],
    read: readSpecifications,
    about: 'La lista entera, separada con «|». Una columna «spec:Alto» cambia solo esa.',
    example: 'Alto: 10 cm | Ancho: 20 cm',
  }),
  links: column({
    ...optional,
    names: ['enlaces', 'links', 'enlaces relacionados'],
    read: readLinks,
    about: 'La lista entera, separada con «|».',
    example: 'Manual: https://ejemplo.uy/manual.pdf',
  }),
  images: column({
    ...optional,
    names: ['imágenes', 'images', 'fotos', 'imagen'],
    hints: ['foto'],
    read: readList,
    about:
      'Los nombres de los archivos, en orden, separados con «|»; van en la carpeta de «--imagenes», o en el panel en un ZIP. En el panel también direcciones https.',
    example: 'uno.jpg | uno-atras.jpg',
  }),
} as const;

export type Field = keyof typeof columns;
export const fields = Object.keys(columns) as Field[];
/** Values of a row. An absent field stays as it is stored; null empties it. */
export type ValuesOf<C extends Record<string, Column<unknown>>> = {
  [F in keyof C]?: Extract<ReturnType<C[F]['read']>, { value: unknown }>['value'] | null;
};
export type Values = ValuesOf<typeof columns>;
