import { productAt, somePlaces } from '../data/products.ts';
import { type Amount, callQuestion, eachOnce, mustBe, type Row, wanted } from './row.ts';

const question = (text: string) =>
  callQuestion('product/suggest', { text }, ({ data }) =>
    mustBe(Array.isArray(data) && data.length > 0, `no suggestion for "${text}"`),
  );

/** Texts that people have typed after three letters or more, each once. */
export const suggestRow = (size: number, amount: Amount): Row => {
  const count = wanted(amount, amount.questions);
  const texts = new Set<string>();
  for (const place of somePlaces('suggest', size, count * 20)) {
    const { name, isPublic } = productAt(place);
    if (isPublic) texts.add(name.toLowerCase().slice(0, 3 + (place % 12)));
    if (texts.size === count) break;
  }
  return {
    name: 'Suggestions while typing',
    ...eachOnce([...texts].map(question), amount, amount.questions),
  };
};
