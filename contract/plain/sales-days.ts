/** The periods of the panel's figures, in days; each ends today. */
export const salesDays = [1, 7, 30] as const;
export type SalesDays = (typeof salesDays)[number];
