import type { StockRow } from '#contract/stock';
import { isUnread, type Unread } from '#web/panel/edit/unread';

/** A line of a count: what lay there when it was looked up (`before`), what orders hold, and what was counted. */
export type CountLine = {
  code: string;
  name: string;
  before: number;
  reserved: number;
  counted: number;
  /** Text typed over it that is no number. */
  unread?: Unread;
  /** Why it could not be stored. */
  error?: string;
};

export const differenceOf = ({ before, counted }: CountLine) => counted - before;

const withoutUnread = (line: CountLine): CountLine => {
  const { unread: _, ...rest } = line;
  return rest;
};

/** Adds what was counted of a product, newest first: to its line, where it has one, since things lie in more than one place. */
export const withCounted = (lines: readonly CountLine[], row: StockRow, units: number): CountLine[] => {
  const { code, name, onHand: before, reserved } = row;
  const old = lines.find((line) => line.code === code);
  const line = old
    ? { ...withoutUnread(old), counted: old.counted + units }
    : { code, name, before, reserved, counted: units };
  return [line, ...lines.filter((one) => one.code !== code)];
};

/** The lines with something else typed as what was counted of a product. */
export const withTyped = (lines: readonly CountLine[], code: string, typed: number | Unread): CountLine[] =>
  lines.map((line) => {
    if (line.code !== code) return line;
    return isUnread(typed) ? { ...line, unread: typed } : { ...withoutUnread(line), counted: typed };
  });

/** The lines after a refusal: each with its sentence, and with what is stored now as what it is compared with. */
export const refusedLines = (
  lines: readonly CountLine[],
  fields: Readonly<Record<string, string>>,
  stored: ReadonlyMap<string, StockRow>,
): CountLine[] =>
  lines.map(({ code, name, before, reserved, counted }, at) => {
    const error = fields[`items.${at}.quantity`] ?? fields[`items.${at}.code`];
    const now = stored.get(code) ?? { onHand: before, reserved };
    return { code, name, counted, before: now.onHand, reserved: now.reserved, ...(error && { error }) };
  });
