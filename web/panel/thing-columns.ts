import { fieldText, type Thing, writable } from '#contract/plain/thing';

type TextColumn<T> = { accessor: string; title: string; render: (row: T) => string };

/** The columns of a list of things: one for each of their fields but long texts. */
export const thingColumns = <T extends Record<string, unknown>>({ fields }: Thing): TextColumn<T>[] =>
  writable(fields)
    .filter(({ rule }) => rule.kind !== 'lines')
    .map((field) => ({
      accessor: field.name,
      title: field.label,
      render: (row: T) => fieldText(field, fields, row) || '—',
    }));
