import type { RouterContextProvider } from 'react-router';
import { site } from '#web/context';

const listed = new Intl.ListFormat('es');

// Only loaders use this, so the texts of other sites never reach the browser.

/** The texts of the site's pages about itself; only sites that have them answer these addresses. */
export const companyPagesOf = (context: Readonly<RouterContextProvider>) => {
  const { name, branches, companyPages } = context.get(site);
  if (!companyPages) throw new Error('This site has no texts about itself.');
  const { company, services } = companyPages;
  const filled = (text: string) =>
    text
      .replaceAll('{name}', () => name)
      .replaceAll('{branches}', () => listed.format(branches.map((branch) => branch.name)));
  return {
    company: {
      ...company,
      title: filled(company.title),
      about: filled(company.about),
      steps: company.steps.map((step) => ({ ...step, text: filled(step.text) })),
    },
    services,
  };
};
