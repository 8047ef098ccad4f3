/** Categories hold each other by their ids: '1.2.20' is category 20 in category 2 of root 1 (decisions C8). */
export const parentOf = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('.')));

export const lastNumber = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** So many numbers an id has at most, its root's among them. */
export const longestPath = 6;
export const lengthOf = (id: string) => id.split('.').length;

/** Whether a category is another one, or stands below it. */
export const isWithin = (id: string, above: string) => `${id}.`.startsWith(`${above}.`);

/** An id with those above it, the nearest first. */
export const upwards = (id: string): string[] => (id === '' ? [] : [id, ...upwards(parentOf(id))]);

/**
 * The present id of a category: one that is none leads to the category below a root with its last number, or to the survivor
 * of its merge. Undefined where there is none.
 */
export const presentId = (
  { has, numbered }: { has: (id: string) => boolean; numbered: (number: string) => string | undefined },
  asked: string,
) => (has(asked) ? asked : numbered(lastNumber(asked)));
