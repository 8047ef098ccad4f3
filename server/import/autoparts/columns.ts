import { withPoint } from '#server/autoparts/vehicle-names';
import type { ReadCell } from '#server/import/cell';
import { type Column, column, type ValuesOf } from '#server/import/columns';
import { readCode, readCodes, readExact, readLine, readLines } from '#server/import/read-words';
import { plainCode } from '#server/plain-text';
import { readMeasure } from './read-measure.ts';
import { readYears } from './read-years.ts';

const key = { needed: 'always', clearable: false } as const;
const optional = { needed: 'no', clearable: true } as const;

const family = column({
  ...key,
  names: ['familia', 'family'],
  read: readCode,
  about: 'El código de la familia.',
  example: '1027541317',
});
const model = {
  names: ['modelo', 'model'] as [string, ...string[]],
  read: readExact(120, 'modelo'),
  example: 'Gol G4',
};
const engine = { names: ['motor', 'engine'] as [string, ...string[]], read: readEngine, example: '1.6' };
const years = { names: ['años', 'año', 'years'] as [string, ...string[]], read: readYears, example: '2004-2012' };

/** The columns of the lists of autoparts, by the field each fills. */
const partsColumns = {
  families: {
    family: { ...family, about: 'Identifica la familia: si ya existe se actualiza, si no se crea.' },
    description: column({
      ...optional,
      names: ['descripción', 'description'],
      read: readLines(20_000),
      about: 'Texto de la página de la familia; los saltos de línea se conservan.',
      example: 'Núcleo de aluminio.',
    }),
    height: column({
      ...optional,
      names: ['alto', 'height'],
      read: readMeasure,
      about: 'En milímetros, con un decimal a lo más.',
      example: '345,5',
    }),
    width: column({
      ...optional,
      names: ['ancho', 'width'],
      read: readMeasure,
      about: 'En milímetros, con un decimal a lo más.',
      example: '600',
    }),
    system: column({
      ...optional,
      names: ['sistema', 'system'],
      read: readLine(80),
      about: 'Cómo está hecho.',
      example: 'Brasado',
    }),
    replaces: column({
      ...optional,
      names: ['reemplaza a', 'replaces', 'reemplaza'],
      read: readCodes,
      about: 'Las familias que esta reemplaza, separadas con «|»: la lista entera.',
      example: '1027541200 | 1027541201',
    }),
    equivalent: column({
      ...optional,
      names: ['equivalente a', 'equivalent', 'equivalentes'],
      read: readCodes,
      about:
        'Las familias que sirven igual, separadas con «|»: la lista entera. Alcanza con decirlo en una de las dos.',
      example: '1027541400',
    }),
  },
  codes: {
    family,
    code: column({
      names: ['código original', 'original code', 'código oem', 'oem', 'código', 'code'],
      needed: 'always',
      clearable: true,
      read: readOriginalCode,
      about: 'Como está escrito en la pieza; un código por fila.',
      example: '21410-1HC0A',
    }),
  },
  vehicles: {
    brand: column({
      ...key,
      names: ['marca', 'brand'],
      read: readLine(80),
      about: 'La que falte se crea.',
      example: 'Volkswagen',
    }),
    model: column({ ...key, ...model, about: 'El modelo.' }),
    engine: column({ ...optional, ...engine, about: 'El motor.' }),
    years: column({ ...optional, ...years, about: 'Desde y hasta: `2004-2012`, `2004-`, `-2012` o `2004`.' }),
    externalSource: column({
      ...optional,
      names: ['catálogo externo', 'external source'],
      read: readLine(120),
      about:
        'El otro catálogo que conoce este vehículo. Si es un servicio externo, el servidor de su dirección, con su puerto ' +
        'si lo dice.',
      example: 'vehiculos.example',
    }),
    externalId: column({
      ...optional,
      names: ['código externo', 'external id'],
      read: readCode,
      about: 'El código del vehículo en ese catálogo. Con él se encuentra aunque cambie todo lo demás.',
      example: '8841',
    }),
  },
  fitments: {
    family,
    brand: column({
      ...optional,
      names: ['marca', 'brand'],
      read: readLine(80),
      about: 'La del vehículo. Con una aplicación en texto puede faltar, y si no existe se crea.',
      example: 'Volkswagen',
    }),
    model: column({ ...optional, ...model, about: 'El modelo, como está en los vehículos.' }),
    engine: column({ ...optional, ...engine, about: 'El motor, como está en los vehículos.' }),
    years: column({
      ...optional,
      ...years,
      about: 'Los del vehículo, como están en los vehículos; con una aplicación en texto, los de la aplicación.',
    }),
    application: column({
      ...optional,
      names: ['aplicación', 'application'],
      read: readLine(200),
      about: 'En lugar de un modelo: a qué va, en texto.',
      example: 'Motores AP',
    }),
    onlyYears: column({
      ...optional,
      names: ['solo años', 'only years'],
      read: readYears,
      about: 'Los años en que va, si no son todos los del vehículo.',
      example: '2006-2008',
    }),
    qualifier: column({
      ...optional,
      names: ['aclaración', 'qualifier', 'nota'],
      read: readLine(200),
      about: 'Lo que hay que saber para elegir.',
      example: 'con aire',
    }),
    source: column({
      ...optional,
      names: ['fuente', 'source'],
      read: readLine(120),
      about: 'De dónde se sabe; se muestra solo a los vendedores.',
      example: 'Catálogo 2025',
    }),
  },
} as const;

// A spreadsheet here makes «1,6» of a number: people write «1.6».
function readEngine(...cell: Parameters<ReadCell<string>>) {
  const read = readExact(80, 'motor')(...cell);
  return 'error' in read ? read : { value: withPoint(read.value) };
}

function readOriginalCode(...cell: Parameters<ReadCell<string>>) {
  const read = readCode(...cell);
  return 'error' in read || plainCode(read.value) ? read : { error: `«${read.value}» no tiene letras ni números` };
}

export type PartsForm = keyof typeof partsColumns;
export const partsForms = Object.keys(partsColumns) as [PartsForm, ...PartsForm[]];
export type PartsField<F extends PartsForm = PartsForm> = F extends PartsForm ? keyof (typeof partsColumns)[F] : never;
/** Values of a row of a list. An absent field stays as it is stored; null empties it. */
export type PartsValues<F extends PartsForm> = ValuesOf<(typeof partsColumns)[F]>;
/** The columns of a list, in their order. */
export const columnsOf = (form: PartsForm) => Object.entries(partsColumns[form]) as [PartsField, Column<unknown>][];
