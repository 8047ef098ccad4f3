import type { Relation } from '#server/autoparts/whole-families.service';

/** Relations of a family as its row gives them; an absent list stays as it is. */
export type GivenRelations = {
  row: number;
  family: string;
  replaces?: readonly string[];
  equivalent?: readonly string[];
};
export type RelationChanges = { removed: Relation[]; added: Relation[] };
type Wrong = { row: number; field: 'replaces' | 'equivalent'; says: string };

const inOrder = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const pairOf = (...families: string[]) => JSON.stringify(families.toSorted(inOrder));
const keyOf = ({ family, related, kind }: Relation) => JSON.stringify([family, related, kind]);

const relation = (kind: Relation['kind'], family: string, other: string): Relation => {
  const [first = '', second = ''] = kind === 'equivalent' ? [family, other].toSorted(inOrder) : [family, other];
  return { family: first, related: second, kind };
};

/**
 * Changes that rows make to the stored relations, by family. A pair of families has one relation; both must exist.
 * `isUnheard` tells a family whose row is wrong: that row may say an equivalence that the other's row leaves out.
 */
export const planRelations = (
  given: readonly GivenRelations[],
  stored: readonly Relation[],
  exists: (family: string) => boolean,
  isUnheard: (family: string) => boolean,
): { wrong: Wrong[]; changes: Map<string, RelationChanges> } => {
  const byFamily = new Map(given.map((row) => [row.family, row]));
  const saysOf = ({ family, related, kind }: Relation) =>
    kind === 'replaces'
      ? byFamily.get(family)?.replaces && family
      : [family, related].find((one) => byFamily.get(one)?.equivalent);
  const changes = new Map<string, RelationChanges>();
  const changesOf = (family: string) => {
    const own = changes.get(family) ?? { removed: [], added: [] };
    changes.set(family, own);
    return own;
  };
  const [restated, remaining] = [new Map<string, string>(), new Map<string, Relation>()];
  for (const one of stored) {
    const by = saysOf(one);
    if (by) restated.set(keyOf(one), by);
    else remaining.set(pairOf(one.family, one.related), one);
  }

  const wrong: Wrong[] = [];
  const wanted = new Map<string, { relation: Relation; row: number }>();
  for (const { row, family, ...lists } of given) {
    for (const [field, kind] of [
      ['replaces', 'replaces'],
      ['equivalent', 'equivalent'],
    ] as const) {
      for (const other of lists[field] ?? []) {
        const one = relation(kind, family, other);
        const twin = wanted.get(pairOf(family, other));
        const says = wrongPair(one, { other, exists, remaining: remaining.get(pairOf(family, other)), twin });
        if (says) wrong.push({ row, field, says });
        else if (!twin) {
          wanted.set(pairOf(family, other), { relation: one, row });
          if (!restated.delete(keyOf(one)) && !remaining.has(pairOf(family, other))) changesOf(family).added.push(one);
        }
      }
    }
  }
  for (const one of stored) {
    const by = restated.get(keyOf(one));
    const other = one.family === by ? one.related : one.family;
    if (by && one.kind === 'equivalent' && isUnheard(other))
      wrong.push({
        row: byFamily.get(by)?.row ?? 0,
        field: 'equivalent',
        says: `deja afuera «${other}», y una fila con errores puede decir que es equivalente`,
      });
    else if (by) changesOf(by).removed.push(one);
  }
  return { wrong, changes };
};

type Beside = {
  other: string;
  exists: (family: string) => boolean;
  remaining: Relation | undefined;
  twin: { relation: Relation; row: number } | undefined;
};

const wrongPair = (one: Relation, { other, exists, remaining, twin }: Beside) => {
  if (one.family === one.related) return `«${other}» es la familia de esta misma fila`;
  if (!exists(other)) return `no hay una familia «${other}»`;
  if (remaining && keyOf(remaining) !== keyOf(one))
    return `«${other}» ya tiene otra relación con esta familia: ${relationText(remaining)}`;
  return twin && keyOf(twin.relation) !== keyOf(one)
    ? `«${other}» tiene otra relación con esta familia en la fila ${twin.row}: ${relationText(twin.relation)}`
    : undefined;
};

const relationText = ({ family, related, kind }: Relation) =>
  kind === 'replaces' ? `«${family}» reemplaza a «${related}»` : `«${family}» es equivalente a «${related}»`;
