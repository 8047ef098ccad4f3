import { legalPaths } from '#contract/plain/legal-paths';
import type { OwnDetails } from '#contract/settings';
import { type LegalTexts, type SiteTexts, serviceDrawings, stepIcons } from '#contract/site-texts';
import type { RowColumn, RowsKind, Values } from '#web/panel/edit/fields';
import { pageNames } from './page-names.ts';

type Key = Exclude<keyof SiteTexts, 'mailSignature'> | 'legalTexts';

const line = (name: string, label: string): RowColumn => ({ name, label, kind: 'text' });
const text = (name: string, label: string): RowColumn => ({ name, label, kind: 'lines' });
const choice = <T extends string>(
  name: string,
  label: string,
  ids: readonly T[],
  labels: Record<T, string>,
): RowColumn => ({
  name,
  label,
  kind: 'choice',
  choices: ids.map((value) => ({ value, label: labels[value] })),
});

const drawing = choice('drawing', 'Dibujo', serviceDrawings, {
  radiator: 'Radiador',
  honeycomb: 'Panal',
  oilRadiator: 'Radiador de aceite',
  airConditioning: 'Equipo de aire',
  cooling: 'Refrigeración',
});
const icon = choice('icon', 'Ícono', stepIcons, {
  settings: 'Engranaje',
  box: 'Caja',
  pin: 'Lugar',
  check: 'Tilde',
});
const description = text('description', 'En buscadores');
const title = line('title', 'Título');
const body = text('text', 'Texto');

const page = choice('page', 'Página', legalPaths, pageNames);

const ofPage = (rows: readonly Values[], path: string) => rows.filter((row) => row.page === path);
const sectionsOf = (value: unknown): Values[] => (value as LegalTexts | undefined)?.sections ?? [];

/** Sections of the pages that the shop wrote itself, of the others those that they start with. */
const legalControl = (own: Values[]): RowsKind => ({
  kind: 'rows',
  columns: [page, title, body],
  most: 60,
  // A new section stands where it was added: below the last one.
  blank: { page: '/arrepentimiento', title: '', text: '' },
  isOrdered: true,
  read: (value) => {
    const set = sectionsOf(value);
    return legalPaths.flatMap((path) => (ofPage(set, path).length > 0 ? ofPage(set, path) : ofPage(own, path)));
  },
  write: (rows) => {
    const isOwn = (path: string) => JSON.stringify(ofPage(rows, path)) === JSON.stringify(ofPage(own, path));
    const sections = legalPaths.flatMap((path) => (isOwn(path) ? [] : ofPage(rows, path)));
    return sections.length > 0 ? { version: '', sections } : null;
  },
});

const unsaid = { delivery: '', payment: '' };

/** A line that is left empty says what is offered. */
const promisesControl = (offered: OwnDetails['promises']): RowsKind => ({
  kind: 'rows',
  columns: [
    { ...line('delivery', 'Envíos'), placeholder: offered?.delivery ?? '' },
    { ...line('payment', 'Pagos'), placeholder: offered?.payment ?? '' },
  ],
  most: 1,
  read: (value) => [(value ?? unsaid) as Values],
  write: ([row]) => (row?.delivery || row?.payment ? row : null),
});

/** How each text is edited: it shows what holds, and once it is changed it is the shop's own. */
export const textControls = (own: OwnDetails): Record<Key, RowsKind> => {
  /** One text of several parts. */
  const parts = (key: Key, columns: readonly RowColumn[]): RowsKind => ({
    kind: 'rows',
    columns,
    most: 1,
    read: (value) => [(value ?? own[key] ?? {}) as Values],
    write: ([row]) => row ?? null,
  });
  const list = (key: Key, columns: readonly RowColumn[], more: Partial<RowsKind> = {}): RowsKind => ({
    kind: 'rows',
    columns,
    read: (value) => (value ?? own[key] ?? []) as Values[],
    ...more,
  });
  const changing = (most: number, blank: Values): Partial<RowsKind> => ({ most, blank, isOrdered: true });
  return {
    legalTexts: legalControl(sectionsOf(own.legalTexts)),
    questions: list(
      'questions',
      [line('question', 'Pregunta'), text('answer', 'Respuesta')],
      changing(30, { question: '', answer: '' }),
    ),
    printingTexts: parts('printingTexts', [
      text('printersText', 'Impresoras'),
      text('serviceText', 'Servicio'),
      text('about', 'Qué hace el servicio'),
      text('formats', 'Formatos'),
    ]),
    printingSteps: list('printingSteps', [title, body]),
    printingKinds: list(
      'printingKinds',
      [
        line('name', 'Nombre'),
        line('material', 'Material'),
        body,
        text('volumes', 'Tamaños máximos'),
        text('facts', 'Además'),
      ],
      changing(6, { name: '', material: '', text: '', volumes: '', facts: '' }),
    ),
    serviceTexts: parts('serviceTexts', [text('about', 'Texto'), description]),
    services: list(
      'services',
      [title, line('search', 'Búsqueda'), drawing, body],
      changing(12, { title: '', text: '', drawing: 'radiator', search: '' }),
    ),
    companyTexts: parts('companyTexts', [title, text('about', 'Texto'), description]),
    companySteps: list('companySteps', [title, icon, body], changing(8, { title: '', text: '', icon: 'check' })),
    promises: promisesControl(own.promises),
  };
};
