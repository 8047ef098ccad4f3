// The most that a browser remembers; the privacy page says so.

/** Products that somebody looked at. */
export const recentMax = 12;

/** Orders placed in it, so that each purchase is counted once. */
export const purchasesMax = 20;
