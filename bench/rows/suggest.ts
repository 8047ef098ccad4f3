import { contract } from '#contract/contract';
import { productAt, somePlaces } from '../data/products.ts';
import type { Question } from '../load.ts';
import { type Amount, eachOnce, mustBe, type Row, wanted } from './row.ts';

const path = 'product/suggest';

/** Whether this shop suggests while people type. */
export const suggests = Object.hasOwn(contract, path);

const question = (text: string): Question => ({
  request: {
    ...{ method: 'POST', path: `/rest/${path}`, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ text }),
  },
  check: ({ status, body }) => {
    const said = JSON.parse(body.toString()) as { success?: boolean; data?: unknown };
    mustBe(status === 200 && said.success === true && Boolean(said.data), `${path} of "${text}": ${status}`);
  },
});

/** What people have typed after three letters or more, each text once. */
export const suggestRow = (size: number, amount: Amount): Row => {
  const count = wanted(amount, amount.questions);
  const texts = new Set<string>();
  for (const place of somePlaces('suggest', size, size)) {
    const { name, isPublic } = productAt(place);
    if (isPublic) texts.add(name.toLowerCase().slice(0, 3 + (place % 12)));
    if (texts.size === count) break;
  }
  return {
    name: 'Suggestions while typing',
    ...eachOnce([...texts].map(question), amount, amount.questions),
  };
};
