import type { Summary } from '#contract/panel';

type Reader = {
  siteId: string;
  site: string;
  /** The one whose orders are shown. */
  company: { id: number; name: string } | null | undefined;
  /** For how many companies he sells here. */
  sellsFor: number;
  isAdministrator: boolean;
};

const joined = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined;

/** The site and company of the figures in each part of the page; undefined where there is one alone (decision 028). */
export const whoseFigures = (sales: Summary['sales'], { siteId, site, company, sellsFor, isAdministrator }: Reader) => {
  const ofSite = sales.some((sale) => sale.siteId !== siteId) && site;
  const hasCompanies = sellsFor > 1 || sales.some(({ companyId }) => company && companyId !== company.id);
  const every = hasCompanies && (isAdministrator ? 'todas las empresas' : 'todas tus empresas');
  const here = joined(ofSite, hasCompanies && company?.name);
  return {
    here,
    // Nobody's company in use: what waits is counted over all.
    waiting: sellsFor > 0 ? here : joined(ofSite, every),
    bySite: joined(every),
    best: joined(ofSite && 'todos los sitios', every),
    missed: joined(ofSite),
  };
};
