import { partsNouns, removedWords, rightOutWords, similarCodes } from '#contract/plain/imports';
import { listText } from '#contract/plain/list-text';
import { encodingNames } from '#server/import/encoding';
import type { ImportReport } from '#server/import/import-report';
import type { Rate } from '#server/import/money';
import { problemSentence } from '#server/import/problem';

const number = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 4 });
const named = 12;

const count = (units: number, one: string, many: string) => `${number.format(units)} ${units === 1 ? one : many}`;

/** How what came in is counted: new, changed and as it was. */
const counted: Record<ImportReport['form'], (readonly [string, string] | null)[]> = {
  products: [
    ['producto nuevo', 'productos nuevos'],
    ['cambiado', 'cambiados'],
    ['sin cambios', 'sin cambios'],
  ],
  prices: [null, ['precio cambiado', 'precios cambiados'], ['sin cambios', 'sin cambios']],
  stock: [null, ['cantidad cambiada', 'cantidades cambiadas'], ['sin cambios', 'sin cambios']],
  families: [partsNouns.families.created, partsNouns.families.changed, ['sin cambios', 'sin cambios']],
  vehicles: [partsNouns.vehicles.created, partsNouns.vehicles.changed, ['sin cambios', 'sin cambios']],
  codes: [null, partsNouns.codes.changed, ['sin cambios', 'sin cambios']],
  fitments: [null, partsNouns.fitments.changed, ['sin cambios', 'sin cambios']],
};

const together = (codes: readonly string[]) => listText(codes.map((code) => `«${code}»`));

const made = (title: string, names: readonly string[], all = names.length) => {
  const more = all > named ? ` y ${number.format(all - named)} más` : '';
  return all > 0 ? [`${title} (${number.format(all)}): ${names.slice(0, named).join('; ')}${more}`] : [];
};

const listed = (title: string, lines: readonly string[], all = lines.length) => [
  ...(all > 0 ? [`${title}:`] : []),
  ...lines.map((line) => `  ${line}`),
  ...(all > lines.length ? [`  … y ${number.format(all - lines.length)} más`] : []),
];

const converted = ({ value, date }: Rate) =>
  `Pesos convertidos a ${number.format(value)} por dólar, la cotización del ${date.split('-').reverse().join('/')}`;

const beside = (prices: number) =>
  prices === 1
    ? 'Atención: 1 precio dice dólares, en la celda o en su formato, y se leyó en dólares'
    : `Atención: ${number.format(prices)} precios dicen dólares, en la celda o en su formato, y se leyeron en dólares`;

const hidden = (rows: number) =>
  rows === 1
    ? 'Atención: 1 fila oculta no se leyó; mostrala en la planilla para que entre'
    : `Atención: ${number.format(rows)} filas ocultas no se leyeron; mostralas en la planilla para que entren`;

/** The report of an import as people read it, line by line. */
export const reportLines = (report: ImportReport, { dryRun = false, keepGoing = false } = {}): string[] => {
  const { created, changed, unchanged, problems, problemCount } = report;
  if (report.isCancelled && !report.isWritten) return ['Se canceló: no se escribió nada.'];
  const read = report.encoding ? [`Leída como ${encodingNames[report.encoding]}`] : [];
  const errors = listed(count(problemCount, 'error', 'errores'), problems.map(problemSentence), problemCount);
  if (report.isBroken) return [...read, ...errors, 'No se escribió nada. Corregí la planilla e importala de nuevo.'];
  const units = [created, changed, unchanged];
  const counts = counted[report.form].flatMap((words, at) => (words ? [count(units[at] ?? 0, ...words)] : []));
  const removed = dryRun || report.isWritten ? removedWords(report.removed, report.form) : '';
  return [
    counts.join(', '),
    ...(removed ? [removed] : []),
    ...read,
    ...(report.rate ? [converted(report.rate)] : []),
    ...(report.inDollars > 0 ? [beside(report.inDollars)] : []),
    ...(report.hiddenRows > 0 ? [hidden(report.hiddenRows)] : []),
    ...made('Categorías nuevas', report.categories),
    ...made('Marcas nuevas', report.brands),
    ...made('Proveedores nuevos', report.providers),
    ...made('Columnas que no se usan', report.unused),
    ...made('Productos que dejan otro sitio', report.moved),
    ...made('Celdas con HTML, que se leyeron como texto', report.html.places, report.html.count),
    ...made(similarCodes.title, report.similar.map(together)),
    ...(report.similar.length > 0 ? [similarCodes.repair] : []),
    ...made('Códigos de barras repetidos', report.sameBarcode.map(together)),
    ...listed(
      count(report.unmatched.length, 'imagen sin producto', 'imágenes sin producto'),
      report.unmatched.map(({ file, says }) => `«${file}»: ${says}`),
    ),
    ...errors,
    ...(keepGoing && report.lists.rightOut > 0 ? [rightOutWords(report.lists.rightOut)] : []),
    outcome(report, { dryRun, keepGoing }),
  ];
};

const outcome = (report: ImportReport, { dryRun, keepGoing }: { dryRun: boolean; keepGoing: boolean }) => {
  const { isWritten, isCancelled, upTo, problemCount, created, changed } = report;
  if (isCancelled && upTo === undefined)
    return 'Se canceló: quedó escrito lo de arriba. Para terminar, importá de nuevo la misma planilla.';
  if (isCancelled)
    return `Se canceló: quedó importado hasta la fila ${number.format(upTo ?? 0)}, y nada de lo que sigue.`;
  if (dryRun) return 'Era una prueba: no se escribió nada.';
  if (isWritten && keepGoing && problemCount > 0)
    return report.form === 'codes' || report.form === 'fitments'
      ? 'Importado. Las familias con errores quedaron como estaban.'
      : 'Importado, sin las filas con errores.';
  if (isWritten && problemCount > 0)
    return `Importado hasta la fila ${number.format(upTo ?? 0)}, y nada de lo que sigue.`;
  if (isWritten) return 'Importado.';
  if (created + changed + report.unchanged + problemCount === 0) return 'No había nada que importar.';
  if (created + changed === 0 && problemCount === 0) return 'Ya estaba todo así: no había nada que escribir.';
  if (keepGoing) return 'No se escribió nada.';
  return 'No se escribió nada. Corregí los errores, o agregá --seguir para importar lo demás.';
};
