import { useEffect, useState } from 'react';
import type { StockRow } from '#contract/stock';
import { call } from '#web/data/call';
import { useStaff } from '#web/panel/staff';
import { type CountLine, refusedLines } from './count-lines.ts';

type Draft = { branchCode: string; lines: CountLine[]; note: string };

const blank: Draft = { branchCode: '', lines: [], note: '' };

/** The count entered in this tab before a reload. */
const readDraft = (place: string): Draft => {
  try {
    return { ...blank, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft>) };
  } catch {
    return blank;
  }
};

/** A count that goes on: it survives a reload of its tab, until it is stored or thrown away. Another person's is another one. */
export const useCount = () => {
  const place = `recuento-${useStaff().guid}`;
  const [draft, setDraft] = useState(() => readDraft(place));
  useEffect(() => sessionStorage.setItem(place, JSON.stringify(draft)), [place, draft]);
  const { branchCode, lines, note } = draft;

  const setLines = (change: (lines: readonly CountLine[]) => CountLine[]) =>
    setDraft((old) => ({ ...old, lines: change(old.lines) }));

  const clear = () => setDraft({ ...blank, branchCode });

  /** Stores all lines. Refused, they show what is stored now and why; answers the sentence, or '' where all is well. */
  const save = async (): Promise<string> => {
    const items = lines.map(({ code, counted, before }) => ({ code, quantity: counted, before }));
    const answer = await call('stock/count', { branchCode, items, reason: note });
    if (answer.ok) {
      clear();
      return '';
    }
    const wrong = lines.filter((_, at) => answer.fields[`items.${at}.quantity`]);
    const stored = await Promise.all(wrong.map(({ code }) => readRows(code, branchCode)));
    const now = new Map(stored.flat().map((row) => [row.code, row]));
    setLines((old) => refusedLines(old, answer.fields, now));
    return answer.error;
  };

  return {
    branchCode,
    lines,
    setLines,
    note,
    setNote: (typed: string) => setDraft((old) => ({ ...old, note: typed })),
    clear,
    save,
    setBranch: (code: string) => setDraft((old) => ({ ...old, branchCode: code })),
  };
};

/** A product at a branch by a code that was typed or scanned; several where they carry it as their barcode. */
export const readRows = async (code: string, branchCode: string): Promise<StockRow[]> => {
  const answer = await call('stock/filter', { filters: { code, branchCode }, rowIndex: 0, rowsMax: 20 });
  return answer.ok ? answer.data : [];
};
