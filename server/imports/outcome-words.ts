import { moneyText } from '#contract/plain/money-text';
import type { GoneProduct } from '#server/import/gone';
import type { Told } from '#server/import/outcomes';

const titles = {
  created: 'Nuevo',
  up: 'Sube de precio',
  down: 'Baja de precio',
  other: 'Cambia',
  leftOut: 'Nuevo que no entra',
} as const;
const doubts = { big: 'más de la mitad', zero: 'queda en «Consultar precio»' } as const;

const money = (cents: number) => moneyText(cents).replaceAll('\u00a0', ' ');

/** 'Sube de precio: U$S 10,00 → U$S 25,00 (más de la mitad)'; nothing is told of a row that changes nothing. */
export const toldWords = (told: Told | undefined): string => {
  if (!told) return 'Igual';
  const { kinds, from, to } = told;
  const words = kinds.flatMap((kind) => (kind in titles ? titles[kind as keyof typeof titles] : []));
  const doubt = kinds.flatMap((kind) => (kind in doubts ? doubts[kind as keyof typeof doubts] : []));
  const prices = from !== null && to !== null && from !== to ? `: ${money(from)} → ${money(to)}` : '';
  return `${words.join(', ')}${prices}${doubt.length > 0 ? ` (${doubt.join(', ')})` : ''}`;
};

export const goneWords = ({ name, price }: GoneProduct) => `No está en la planilla: ${name}, ${money(price)}`;
