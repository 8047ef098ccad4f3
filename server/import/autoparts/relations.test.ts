import { describe, expect, test } from 'vitest';
import { type GivenRelations, planRelations } from './relations.ts';

const replaces = (family: string, related: string) => ({ family, related, kind: 'replaces' as const });
const equivalent = (family: string, related: string) => ({ family, related, kind: 'equivalent' as const });
const everyOne = () => true;
const plan = (
  given: Omit<GivenRelations, 'row'>[],
  stored: Parameters<typeof planRelations>[1] = [],
  exists = everyOne as (family: string) => boolean,
  isUnheard = (_family: string) => false,
) => {
  const { wrong, changes } = planRelations(
    given.map((one, at) => ({ row: at + 2, ...one })),
    stored,
    exists,
    isUnheard,
  );
  return {
    wrong: wrong.map(({ row, field, says }) => `${row} ${field}: ${says}`),
    changes: Object.fromEntries(changes),
  };
};

describe('the relations that rows give', () => {
  test('are added, an equivalence once whoever says it, and the same again changes nothing', () => {
    const given = [
      { family: 'B', replaces: ['A'], equivalent: ['C'] },
      { family: 'C', equivalent: ['B'] },
    ];
    const { wrong, changes } = plan(given);
    expect({ wrong, changes }).toEqual({
      wrong: [],
      changes: { B: { removed: [], added: [replaces('B', 'A'), equivalent('B', 'C')] } },
    });
    expect(plan(given, [replaces('B', 'A'), equivalent('B', 'C')])).toEqual({ wrong: [], changes: {} });
  });

  test('replace the list that a row gives, and leave those that no row names', () => {
    const stored = [replaces('A', 'B'), replaces('A', 'C'), equivalent('A', 'D'), equivalent('C', 'E')];
    expect(
      plan(
        [
          { family: 'A', replaces: ['C'] },
          { family: 'E', equivalent: [] },
        ],
        stored,
      ),
    ).toEqual({
      wrong: [],
      changes: { A: { removed: [replaces('A', 'B')], added: [] }, E: { removed: [equivalent('C', 'E')], added: [] } },
    });
  });

  test('stay where one of both sides says so', () => {
    const stored = [equivalent('A', 'B')];
    expect(
      plan(
        [
          { family: 'A', equivalent: ['B'] },
          { family: 'B', equivalent: ['C'] },
        ],
        stored,
      ),
    ).toEqual({
      wrong: [],
      changes: { B: { removed: [], added: [equivalent('B', 'C')] } },
    });
  });

  test('stay where the other side may say so in a row that is wrong', () => {
    const stored = [equivalent('A', 'B'), equivalent('B', 'C'), replaces('B', 'D')];
    const given = [{ family: 'B', replaces: [], equivalent: ['C'] }];
    expect(plan(given, stored, everyOne, (family) => family !== 'B')).toEqual({
      changes: { B: { removed: [replaces('B', 'D')], added: [] } },
      wrong: ['2 equivalent: deja afuera «A», y una fila con errores puede decir que es equivalente'],
    });
  });

  test('may turn one kind into another in one go', () => {
    expect(plan([{ family: 'A', replaces: [], equivalent: ['B'] }], [replaces('A', 'B')])).toEqual({
      wrong: [],
      changes: { A: { removed: [replaces('A', 'B')], added: [equivalent('A', 'B')] } },
    });
  });

  test('are refused where they say two things of a pair, name their own family or one that is not there', () => {
    const given = [
      { family: 'A', replaces: ['A', 'B', 'X'] },
      { family: 'B', equivalent: ['A'] },
      { family: 'C', replaces: ['D'] },
    ];
    expect(plan(given, [equivalent('C', 'D')], (family) => family !== 'X')).toEqual({
      changes: { A: { removed: [], added: [replaces('A', 'B')] } },
      wrong: [
        '2 replaces: «A» es la familia de esta misma fila',
        '2 replaces: no hay una familia «X»',
        '3 equivalent: «A» tiene otra relación con esta familia en la fila 2: «A» reemplaza a «B»',
        '4 replaces: «D» ya tiene otra relación con esta familia: «C» es equivalente a «D»',
      ],
    });
  });
});
