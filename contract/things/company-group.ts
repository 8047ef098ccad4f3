import { link, required, text, thing } from '#contract/plain/thing';

export const companyGroup = thing({
  noun: 'companyGroup',
  table: 'company_group',
  wire: 'CompanyGroup',
  fields: [
    { name: 'name', label: 'Nombre', rule: required(text(120)) },
    { name: 'web', label: 'Sitio web', rule: link(300) },
  ],
  lists: [],
});
