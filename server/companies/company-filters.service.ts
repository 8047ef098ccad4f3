import { type CompanyFilter, companyFilterTypes } from '#contract/companies';
import { readFilterItems } from '#server/companies/company-filters.store';
import { companiesSeen } from '#server/company-rights';
import type { Ctx } from '#server/ctx';

const words: Record<CompanyFilter['type'], Pick<CompanyFilter, 'key' | 'title'>> = {
  'client-of': { key: 'clientOfCompanyId', title: 'Cliente de' },
  group: { key: 'groupId', title: 'Grupo' },
  tag: { key: 'tagId', title: 'Etiqueta' },
  'work-branch': { key: 'workBranchId', title: 'Rubro' },
  category: { key: 'categoryId', title: 'Categoría' },
  brand: { key: 'brandId', title: 'Compró de la marca' },
  text: { key: 'text', title: 'Texto' },
};

/** The filters of the list of companies; one with nothing to choose is not visible. */
export const listCompanyFilters = async (ctx: Ctx): Promise<CompanyFilter[]> => {
  const all = await readFilterItems(ctx.db, companiesSeen(ctx.session, 'orders'));
  return companyFilterTypes.map((type) => {
    const items = all.filter((one) => one.type === type).map(({ id, name }) => ({ id, name }));
    return { type, ...words[type], items, visible: type === 'text' || items.length > 0 };
  });
};
