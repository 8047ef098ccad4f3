import { fillBraces } from './text-fields.ts';

/** Fields that the instructions of a way to pay may have in braces, by the word that the panel shows; each with that of older texts. */
const olderWords = {
  total: 'total',
  pesos: 'totalUYU',
  numero: 'number',
  vence: 'expires',
  cuenta: 'account',
  empresa: 'company',
  telefono: 'phone',
} as const;
export type PaymentField = keyof typeof olderWords;
export const paymentFields = Object.keys(olderWords) as PaymentField[];

const braces = /\{(\p{L}+)\}/gu;
const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
const meant = (word: string) =>
  paymentFields.find((field) => field === withoutAccents(word) || olderWords[field] === word);

/** Instructions with what is said for each field. */
export const fillPaymentFields = (instructions: string, say: (field: PaymentField) => string): string =>
  fillBraces(instructions, (word) => {
    const field = meant(word);
    return field && say(field);
  });

/** Whether instructions say where to pay to. */
export const namesAccount = (instructions: string): boolean =>
  [...instructions.matchAll(braces)].some(([, word = '']) => meant(word) === 'cuenta');
