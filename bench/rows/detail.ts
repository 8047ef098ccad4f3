import { productAt, somePlaces } from '../data/products.ts';
import type { Question } from '../load.ts';
import {
  type Amount,
  again,
  callQuestion,
  eachOnce,
  firstTimeLimit,
  mustBe,
  pageQuestion,
  type Row,
  wanted,
  wantedSlow,
} from './row.ts';

// Twice as many as are asked: hidden products are left out.
const products = (stream: string, size: number, count: number) =>
  somePlaces(stream, size, count * 2)
    .map(productAt)
    .filter(({ isPublic }) => isPublic)
    .slice(0, count);

type Product = ReturnType<typeof products>[number];

const call = ({ code, name }: Product): Question =>
  callQuestion('product/find', { code }, ({ data }) => {
    const found = data as { code?: string; name?: string } | null;
    mustBe(found?.code === code && found.name === name, `${code} is not ${JSON.stringify(found)}`);
  });

const page = ({ code }: Product): Question => pageQuestion(`/productos/${encodeURIComponent(code)}`);

const limit = { times: 5, beside: 'bare' } as const;

// An answer takes so little that a round of as many as elsewhere would measure what else a process does meanwhile.
const calls = ({ questions }: Amount) => questions * 4;

export const detailRow = (size: number, amount: Amount): Row => ({
  name: 'Detail (call)',
  limit,
  ...eachOnce(products('detail', size, wanted(amount, calls(amount))).map(call), amount, calls(amount)),
});

export const detailAgainRow = (size: number, amount: Amount): Row => ({
  name: 'Detail (call), the same again',
  limit,
  ...again(products('detail', size, 20).map(call), amount, calls(amount)),
});

export const pageRow = (size: number, amount: Amount): Row => ({
  name: 'Detail (page), first time',
  limit: firstTimeLimit,
  ...eachOnce(products('page', size, wantedSlow(amount)).map(page), amount, amount.slow),
});

export const pageAgainRow = (size: number, amount: Amount): Row => ({
  name: 'Detail (page), kept',
  limit,
  ...again(products('page', size, 20).map(page), amount, amount.questions),
});
