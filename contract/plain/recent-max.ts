/** How many products that somebody looked at a browser remembers. */
export const recentMax = 12;
