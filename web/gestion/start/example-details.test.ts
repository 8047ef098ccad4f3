import { expect, test } from 'vitest';
import type { Output } from '#contract/contract';
import { exampleDetails } from './example-details.ts';

type Found = Output<'setting/find'>;
const examples = [{ address: 'Bulevar Artigas 100' }, { address: 'Cerro Largo 900' }];
const own = [{ address: 'Avenida Brasil 2500' }];
const found = (set: object) =>
  ({
    data: { name: null, contact: null, branches: null, tickedSteps: [], ...set },
    own: { branches: examples },
  }) as unknown as Found;

test.each([
  ['nothing', {}, ['name', 'contact', 'branches']],
  ['a name and a contact', { name: 'Ñandú', contact: {} }, ['branches']],
  ['branches of its own', { branches: own }, ['name', 'contact']],
  ['one branch beside an example', { branches: [...own, examples[1]] }, ['name', 'contact', 'branches']],
  ['what its owner says is right', { name: 'Ñandú', contact: {}, tickedSteps: ['branches'] }, []],
])('of a shop that set %s', (_, set, left) => {
  expect(exampleDetails(found(set))).toEqual(left);
});
