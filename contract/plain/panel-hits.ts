/** The most hits of each kind that the panel's search lists. */
export const hitsMax = 5;
