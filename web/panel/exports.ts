import type { User } from '#contract/accounts';
import { type ExportForm, exportFormNames, exportForms } from '#contract/plain/exports';
import { panelPaths } from '#web/panel/panel-paths';
import { sellsForSite, sellsSomewhere } from '#web/panel/staff';

const has: Record<(typeof exportForms)[ExportForm]['access'], (user: User) => boolean> = {
  selOfSite: sellsForSite,
  selOfCompany: sellsSomewhere,
  administrator: ({ roles }) => roles.includes('administrator'),
};

/** Exports that somebody makes at a site of this kind. */
export const exportsOf = (user: User, kind: string): readonly ExportForm[] =>
  exportFormNames.filter((form) => {
    const { access, ...of } = exportForms[form];
    return has[access](user) && ('kind' in of ? of.kind === kind : true);
  });

/** The screen of one export, of orders for a company, with the filters of a list. */
export const exportScreen = (
  form: ExportForm,
  more: { empresa?: number | undefined; filtros?: string | undefined },
) => {
  const asked = Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${panelPaths.exports}?${new URLSearchParams([['que', form], ...asked])}`;
};
