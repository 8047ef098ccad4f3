import type { Summary } from '#contract/panel';
import type { SalesDays } from '#contract/plain/sales-days';

type Sale = Summary['sales'][number];
type Sold = Pick<Summary, 'today' | 'sales'>;
export type Figure = { orders: number; total: number };

const dayMs = 86_400_000;
/** The day so many days before another. */
export const dayBack = (today: string, days: number) =>
  new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);

const sum = (sales: readonly Sale[]): Figure => ({
  orders: sales.reduce((all, { orders }) => all + orders, 0),
  total: sales.reduce((all, { total }) => all + total, 0),
});

/** Sales of so many days that end today, and of as many before. */
export const figuresOf = ({ today, sales }: Sold, days: SalesDays): { now: Figure; before: Figure } => {
  const [first, firstBefore] = [dayBack(today, days - 1), dayBack(today, 2 * days - 1)];
  return {
    now: sum(sales.filter(({ day }) => day >= first)),
    before: sum(sales.filter(({ day }) => day >= firstBefore && day < first)),
  };
};

/** The part that the list of a site's orders for one company shows. */
export const soldHere = <T extends Sold>(sold: T, here: Pick<Sale, 'siteId' | 'companyId'>): T => ({
  ...sold,
  sales: sold.sales.filter(({ siteId, companyId }) => siteId === here.siteId && companyId === here.companyId),
});

/** The same of each site that sold in either, the one that sold most first. */
export const figuresBySite = ({ today, sales }: Sold, days: SalesDays) =>
  [...new Set(sales.map(({ site }) => site))]
    .map((site) => ({ site, ...figuresOf({ today, sales: sales.filter((sale) => sale.site === site) }, days) }))
    .filter(({ now, before }) => now.orders + before.orders > 0)
    .sort((one, other) => other.now.total - one.now.total || one.site.localeCompare(other.site));

/** Sales of each of so many days, the last of them today. */
export const totalsByDay = ({ today, sales }: Sold, days: number): (Figure & { day: string })[] =>
  Array.from({ length: days }, (_, at) => dayBack(today, days - 1 - at)).map((day) => ({
    day,
    ...sum(sales.filter((sale) => sale.day === day)),
  }));

/** The same orders, with what each was worth on average in place of what all were; nothing where there were none. */
export const averaged = ({ orders, total }: Figure): Figure => ({
  orders,
  total: orders === 0 ? 0 : Math.round(total / orders),
});

/** By how much more or less was sold than before: '+12 %'; undefined where nothing was sold before. */
export const differenceText = ({ now, before }: { now: Figure; before: Figure }): string | undefined => {
  if (before.total === 0) return undefined;
  const percent = Math.round((100 * (now.total - before.total)) / before.total);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
};
