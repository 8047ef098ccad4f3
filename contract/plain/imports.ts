import { counted } from '#contract/plain/counted-text';

/** States of an import, the moves that staff make of each, and the ends of those that a job runs (docs/decisions/030-import-screens.md). */
export const importStates = {
  read: { label: 'Leído', moves: { check: 'checking', attach: 'read' } },
  checking: { label: 'Revisando', ends: { done: 'checked', cancelled: 'read', failed: 'read', changed: 'checked' } },
  checked: { label: 'Revisado', moves: { check: 'checking', write: 'writing', attach: 'read' } },
  writing: { label: 'Importando', ends: { done: 'done', cancelled: 'cut', failed: 'cut', changed: 'checked' } },
  done: { label: 'Importado', moves: { undo: 'undoing' } },
  cut: { label: 'Cortado', moves: { undo: 'undoing' } },
  undoing: { label: 'Deshaciendo', ends: { done: 'undone', cancelled: 'cut', failed: 'cut', changed: 'cut' } },
  undone: { label: 'Deshecho' },
} as const satisfies Record<string, State>;

type State = {
  label: string;
  moves?: Partial<Record<ImportMove, string>>;
  ends?: Record<ImportEnd, string>;
};
export type ImportState = keyof typeof importStates;
/** `attach`: a ZIP of pictures comes beside the file. */
export type ImportMove = 'check' | 'write' | 'undo' | 'attach';
/** `changed`: the file would do something else by now than what was checked. */
export type ImportEnd = 'done' | 'cancelled' | 'failed' | 'changed';

const states: Record<ImportState, State> = importStates;
export const importStateNames = Object.keys(importStates) as ImportState[];

/** Whether a job has it in hand: one at a time at a site. */
export const isRunningImport = (state: ImportState) => states[state].ends !== undefined;
export const runningImports = importStateNames.filter(isRunningImport);

/** The state that a move leads to; undefined where it cannot be made. */
export const movedImport = (state: ImportState, move: ImportMove) =>
  states[state].moves?.[move] as ImportState | undefined;
export const endedImport = (state: ImportState, end: ImportEnd) => states[state].ends?.[end] as ImportState | undefined;

/** Whether the rows that it left out are told, and kept. */
export const tellsErrors = (state: ImportState) => state === 'checked' || state === 'done' || state === 'cut';

/** New products of an import: seen by visitors, or not yet, or not made. */
export const newOnes = ['hidden', 'public', 'leftOut'] as const;

/** Outcomes of products, those to be doubted first: prices that change by more than half, and those that become 0. */
export const importOutcomes = ['big', 'zero', 'created', 'up', 'down', 'other', 'leftOut', 'gone'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** So large a file is taken at most. */
export const importBytesMax = 20 * 1024 * 1024;
export const importUploadPath = '/rest/import/add';

/** So much a ZIP of pictures comes to at most, packed and unpacked, and so many pictures it has. */
export const picturesBytesMax = 500 * 1024 * 1024;
export const picturesMost = 5000;
export const importPicturesPath = '/rest/import/pictures';

export const importErrorsPath = '/rest/import/errors';
/** The files of an import that staff gets: the rows left out, and all rows with what becomes of each. */
export const importContents = ['errors', 'outcomes'] as const;
export type ImportContents = (typeof importContents)[number];
/** The column that such a file has beside those of the import's own. */
export const saidColumns: Record<ImportContents, string> = { errors: 'error', outcomes: 'qué pasa' };
export const isSaidColumn = (label: string | undefined) =>
  Object.values(saidColumns).some((one) => one === label?.toLowerCase());
/** Forms of files whose rows become products, prices or stock. */
export const tellsOutcomes = (form: string) => ['products', 'prices', 'stock'].includes(form);
type Noun = readonly [one: string, many: string];
/** `listed`: what a family has a list of, where the file is such lists. */
type PartsNouns = { written: Noun; created?: Noun; changed: Noun; listed?: Noun };

/** Lists of autoparts, and how their rows are counted. */
export const partsNouns = {
  families: {
    written: ['familia', 'familias'],
    created: ['familia nueva', 'familias nuevas'],
    changed: ['familia cambiada', 'familias cambiadas'],
  },
  vehicles: {
    written: ['vehículo', 'vehículos'],
    created: ['vehículo nuevo', 'vehículos nuevos'],
    changed: ['vehículo cambiado', 'vehículos cambiados'],
  },
  codes: {
    written: ['familia', 'familias'],
    changed: ['familia con otros códigos', 'familias con otros códigos'],
    listed: ['código', 'códigos'],
  },
  fitments: {
    written: ['familia', 'familias'],
    changed: ['familia con otras aplicaciones', 'familias con otras aplicaciones'],
    listed: ['aplicación', 'aplicaciones'],
  },
} as const satisfies Record<string, PartsNouns>;
const nounsOf: Record<string, PartsNouns | undefined> = partsNouns;

/** How the rows of such a list are counted; undefined for any other file. It is written without a change that could be taken back. */
export const partsNounsOf = (form: string) => nounsOf[form];

/** Right rows that stay out because another of their family is wrong. */
export const rightOutWords = (rows: number) =>
  counted(rows, 'fila sin errores queda afuera con su familia', 'filas sin errores quedan afuera con su familia');

/** '12 códigos que la planilla no trae se quitan de sus familias'; '' where families lose nothing. */
export const removedWords = (removed: number, form: string) => {
  const listed = partsNounsOf(form)?.listed;
  if (!listed || removed === 0) return '';
  const goes = removed === 1 ? 'se quita de su familia' : 'se quitan de sus familias';
  return `${counted(removed, ...listed)} que la planilla no trae ${goes}`;
};

/** A warning of codes that little tells apart, and what to do about them. */
export const similarCodes = {
  title: 'Códigos casi iguales (¿la planilla les sacó ceros?)',
  repair: 'Si son del mismo producto, dejá uno solo en la planilla: el que ya está en la tienda',
};
