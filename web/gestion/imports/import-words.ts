import type { Import, ImportFound, RunProgress } from '#contract/imports';
import { counted, countedText } from '#contract/plain/counted-text';
import {
  type ImportContents,
  type ImportOutcome,
  partsNounsOf,
  removedWords,
  rightOutWords,
  similarCodes,
} from '#contract/plain/imports';
import { moneyText } from '#contract/plain/money-text';

type Form = Import['file']['form'];

/** '3 productos', or '3 familias' of a list of autoparts. */
export const writtenWords = (count: number, form: Form) => counted(count, ...(partsNounsOf(form)?.written ?? products));
const products = ['producto', 'productos'] as const;
const productsWords = (count: number) => counted(count, ...products);

/** '3 productos nuevos, 12 suben de precio y 2 con otros cambios'. */
export const foundWords = ({ created, changed, unchanged, outcomes }: ImportFound, form: Form) => {
  const parts = partsNounsOf(form);
  const [up, down] = [countOf(outcomes, 'up'), countOf(outcomes, 'down')];
  return (
    countedText([
      [created, ...(parts?.created ?? (['producto nuevo', 'productos nuevos'] as const))],
      [up, 'sube de precio', 'suben de precio'],
      [down, 'baja de precio', 'bajan de precio'],
      [
        changed - up - down,
        ...(parts?.changed ??
          (up + down > 0
            ? (['con otros cambios', 'con otros cambios'] as const)
            : (['producto con cambios', 'productos con cambios'] as const))),
      ],
      [unchanged, 'sin cambios', 'sin cambios'],
      [countOf(outcomes, 'leftOut'), 'nuevo que no entra', 'nuevos que no entran'],
    ]) || 'Nada para importar'
  );
};

const countOf = (outcomes: ImportFound['outcomes'], asked: ImportOutcome) =>
  outcomes.find(({ kind }) => kind === asked)?.count ?? 0;

/** The title of what becomes of some products. */
export const outcomeTitle = ({ kind, count }: ImportFound['outcomes'][number]) =>
  ({
    big: counted(count, 'precio cambia más de la mitad', 'precios cambian más de la mitad'),
    zero: counted(count, 'precio queda en 0: «Consultar precio»', 'precios quedan en 0: «Consultar precio»'),
    created: counted(count, 'producto nuevo', 'productos nuevos'),
    up: counted(count, 'sube de precio', 'suben de precio'),
    down: counted(count, 'baja de precio', 'bajan de precio'),
    other: counted(count, 'con otros cambios', 'con otros cambios'),
    leftOut: counted(count, 'producto nuevo no entra', 'productos nuevos no entran'),
    gone: counted(
      count,
      'producto público del proveedor no está en la planilla',
      'productos públicos del proveedor no están en la planilla',
    ),
  })[kind];

/** 'A-1 · Placa: U$S 10,00 → U$S 12,50', as far as it has a price that changes. */
export const exampleWords = ({ code, name, from, to }: ImportFound['outcomes'][number]['examples'][number]) => {
  const prices = [from, to].filter((price) => price !== null).map((price) => moneyText(price));
  return `${[code, name].filter(Boolean).join(' · ')}${prices.length > 0 ? `: ${[...new Set(prices)].join(' → ')}` : ''}`;
};

/** Whether its prices are taken with IVA; nothing of a file without a column of prices. */
export const ivaWords = ({ columns }: Import['file']): string => {
  const price = columns.find(({ means }) => means === 'precio' || means === 'precio sin iva');
  if (!price) return '';
  const how = price.means === 'precio' ? 'con IVA incluido' : 'sin IVA: se les suma el de cada producto';
  return `Los precios de la columna «${price.label}» se toman ${how}.`;
};

/** Things that it makes beside products, each with its names. */
export const madeWords = ({ categories, brands, providers }: ImportFound) =>
  (
    [
      ['Categorías nuevas', categories],
      ['Marcas nuevas', brands],
      ['Proveedores nuevos', providers],
    ] as const
  ).flatMap(([title, names]) => (names.length > 0 ? [`${title}: ${names.join(', ')}`] : []));

const lackingNames: Record<string, string> = {
  nombre: 'el nombre',
  precio: 'el precio',
  categoría: 'la categoría',
  marca: 'la marca',
};

/**
 * The question for columns that new products need and the file lacks. A list of prices of which the shop knows no product is
 * one of new products without their names.
 */
export const lackingWords = (
  { lacking, changed, unchanged, problemCount }: ImportFound,
  form: Form,
): { title: string; text: string } | undefined => {
  const isOfNew = form === 'prices' && changed + unchanged === 0 && problemCount > 0;
  const { columns, count } = isOfNew ? { columns: ['nombre'], count: problemCount } : lacking;
  const names = columns.flatMap((name) => lackingNames[name] ?? []);
  if (names.length === 0) return undefined;
  const ruled = ['categoría', 'marca'].flatMap((name) => (columns.includes(name) ? (lackingNames[name] ?? []) : []));
  const those = names.length > 1 ? 'las columnas' : 'la columna';
  const rules = ruled.length > 0 ? `, o ${ruled.join(' y ')} de todos en «Reglas»` : '';
  return {
    title: `¿Cuál columna es ${names.map((name) => `${name}?`).join(' ¿Y ')}`,
    text: `${counted(count, 'producto nuevo no entra', 'productos nuevos no entran')} sin eso: elegí ${those} en «Qué dice cada columna»${rules}, y revisá de nuevo.`,
  };
};

/** The rule that makes products public which are there and hidden. */
export const publishHiddenLabel = 'Publicar los ocultos';

/** The warnings of a check. */
export const warningsOf = ({ moved, similar, hiddenRows, hidden, lists, removed }: ImportFound, form: Form) => [
  ...[removedWords(removed, form)].filter(Boolean),
  ...(lists.rightOut > 0 ? [rightOutWords(lists.rightOut)] : []),
  ...(hiddenRows > 0 ? [`${counted(hiddenRows, 'fila oculta', 'filas ocultas')} sin leer`] : []),
  ...(hidden > 0
    ? [
        `${counted(hidden, 'producto de la planilla ya está y está oculto: sigue así. Para publicarlo', 'productos de la planilla ya están y están ocultos: siguen así. Para publicarlos')}, marcá «${publishHiddenLabel}» en «Reglas» y revisá de nuevo`,
      ]
    : []),
  ...(similar.length > 0 ? [`${similarCodes.title}: ${similar.join('; ')}. ${similarCodes.repair}`] : []),
  ...(moved.length > 0 ? [`Pasan a este sitio: ${moved.join(', ')}`] : []),
];

const contentsWords: Record<ImportContents, string> = { errors: 'errores', outcomes: 'qué pasa' };

/** The name of a file of rows of that one. */
export const contentsName = (fileName: string, contents: ImportContents) =>
  `${fileName.replace(/\.\w+$/, '')} - ${contentsWords[contents]}.csv`;

/** A row that may be the header, by its number and what it begins with. */
export const startChoice = ({ row, cells }: Import['file']['starts'][number]) => ({
  value: String(row),
  label: `Fila ${row}: ${cells.slice(0, 6).join(' · ')}${cells.length > 6 ? '…' : ''}`,
});

/** The choice of no row as the header, and the row that stands for it. */
export const noStart = { value: '0', label: 'Sin encabezado' };

/** Tells of columns that are not there yet, since another row was chosen as their header. */
export const headerWords = (row: number | null) =>
  row === 0
    ? 'Al revisar se leen todas las filas, y las columnas se llaman «Columna A», «Columna B»…'
    : 'Al revisar se leen las columnas de ese encabezado.';

const steps: Record<RunProgress['step'], string> = {
  checking: 'Revisando',
  fetching: 'Bajando imágenes',
  pictures: 'Guardando imágenes',
  writing: 'Importando',
  undoing: 'Deshaciendo',
};

/** 'Importando: 500 de 20.000', as far as is known. */
export const progressWords = ({ step, done, total }: RunProgress) =>
  `${steps[step]}: ${done.toLocaleString('es-UY')}${total === null ? '' : ` de ${total.toLocaleString('es-UY')}`}`;

/** Whether a list of products was read without a column of codes, which staff chooses. */
export const asksCode = ({ state, problem, file }: Pick<Import, 'state' | 'problem' | 'file'>) =>
  state === 'read' &&
  problem !== null &&
  file.form === 'products' &&
  file.columns.length > 0 &&
  !file.columns.some(({ means }) => means === 'código');

/** The sentence that asks it of them. */
export const askedCode = ({ headerRow }: Pick<Import['file'], 'headerRow'>) =>
  headerRow === 0
    ? 'La planilla se lee sin encabezado, con su primera fila como un producto más: elegí abajo, en «Qué dice cada columna», cuál es cada una, y revisá. Si tiene encabezado, elegí su fila.'
    : 'La planilla no lo dice con un nombre conocido: elegila abajo, en «Qué dice cada columna», y revisá. Si esas no son las columnas, elegí otra fila del encabezado u otra hoja.';

/** New products that nobody sees yet. */
export const hiddenCount = ({ state, how, report }: Pick<Import, 'state' | 'how' | 'report'>) =>
  state === 'done' && how.newOnes === 'hidden' ? (report?.created ?? 0) : 0;

/** 'Los 3 productos nuevos están ocultos: publicalos cuando los hayas mirado.' */
export const hiddenWords = (count: number) =>
  count === 1
    ? 'El producto nuevo está oculto: publicalo cuando lo hayas mirado.'
    : `Los ${count.toLocaleString('es-UY')} productos nuevos están ocultos: publicalos cuando los hayas mirado.`;

type Over = Pick<Import, 'state' | 'written' | 'undone'> & { file: { form: Form } };

/** The outcome of one that is over. */
export const outcomeWords = ({ file, state, written, undone }: Over): string => {
  if (state === 'done') return `Se importó: ${writtenWords(written ?? 0, file.form)} con cambios`;
  if (state === 'cut') return `Se cortó. Quedó guardado: ${writtenWords(written ?? 0, file.form)} con cambios`;
  if (state !== 'undone' || !undone) return '';
  const kept =
    undone.keptCount > 0
      ? `Alguien cambió después ${counted(undone.keptCount, 'producto, y sigue como está', 'productos, y siguen como están')}: ${undone.kept.map(({ code }) => code).join(', ')}.`
      : '';
  const hidden =
    undone.hiddenCount > 0
      ? `${counted(undone.hiddenCount, 'producto que creó ya estaba oculto y sigue', 'productos que creó ya estaban ocultos y siguen')} así. `
      : '';
  const pictures =
    undone.pictureCount > 0
      ? `${undone.pictureCount === 1 ? 'Se quitó' : 'Se quitaron'} ${counted(undone.pictureCount, 'imagen que trajo', 'imágenes que trajo')}. `
      : '';
  const back = undone.changes > 0 || !hidden ? `Se deshizo en ${productsWords(undone.changes)}. ` : '';
  return `${back}${hidden}${pictures}${kept}`.trim();
};
