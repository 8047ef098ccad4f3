import { messages } from '#contract/plain/messages';
import { readNumber } from '#contract/plain/read-number';

/** More than a filter by a measure takes. */
const tooMuch = 100_000;

/** A filter by a measure: what is typed, and the millimetres that it says, or why it says none. */
type Measure = { text: string; value?: number; error?: string };

export const readMeasure = (text: string): Measure => {
  if (text === '') return { text };
  const read = readNumber(text, { decimals: 1 });
  if ('value' in read && read.value >= tooMuch) return { text, error: messages['field.millimetres'] };
  return { text, ...read };
};
