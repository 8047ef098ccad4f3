import type { Summary } from '#contract/panel';
import type { SalesDays } from '#contract/plain/sales-days';

type Sale = Summary['sales'][number];
type Sold = Pick<Summary, 'today' | 'sales'>;
export type Figure = { orders: number; total: number };

const dayMs = 86_400_000;
/** The day so many days before another. */
const dayBack = (today: string, days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);

const sum = (sales: readonly Sale[]): Figure => ({
  orders: sales.reduce((all, { orders }) => all + orders, 0),
  total: sales.reduce((all, { total }) => all + total, 0),
});

/** The first day of so many that end today, and both ends of as many before. */
export const boundsOf = (today: string, days: SalesDays) => ({
  now: dayBack(today, days - 1),
  before: dayBack(today, 2 * days - 1),
  beforeEnd: dayBack(today, days),
});

/** Sales of so many days that end today, and of as many before. */
export const figuresOf = ({ today, sales }: Sold, days: SalesDays): { now: Figure; before: Figure } => {
  const bounds = boundsOf(today, days);
  return {
    now: sum(sales.filter(({ day }) => day >= bounds.now)),
    before: sum(sales.filter(({ day }) => day >= bounds.before && day <= bounds.beforeEnd)),
  };
};

/** The part that the list of a site's orders for one company shows. */
export const soldHere = <T extends Sold>(sold: T, here: Pick<Sale, 'siteId' | 'companyId'>): T => ({
  ...sold,
  sales: sold.sales.filter(({ siteId, companyId }) => siteId === here.siteId && companyId === here.companyId),
});

/** The same of each site that sold in either, the one that sold most first; `companies` are those for which it did. */
export const figuresBySite = ({ today, sales }: Sold, days: SalesDays) =>
  [...new Set(sales.map(({ siteId }) => siteId))]
    .map((siteId) => {
      const own = sales.filter((sale) => sale.siteId === siteId && sale.day >= boundsOf(today, days).before);
      const companies = [...new Set(own.map(({ companyId }) => companyId))];
      const { site = '', origin = null } = own[0] ?? {};
      return { siteId, site, origin, companies, ...figuresOf({ today, sales: own }, days) };
    })
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
