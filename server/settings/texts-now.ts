import type { SiteTexts } from '#contract/site-texts';
import type { Site } from '#sites/site';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** A site's texts where nothing else is set, as settings hold them; null where it has no page for one. */
export const ownTexts = ({ printing, companyPages, promises }: Site): Omit<SiteTexts, 'mailSignature'> => ({
  questions: printing?.questions ?? null,
  printingTexts: printing
    ? {
        printersText: printing.printersText,
        serviceText: printing.serviceText,
        about: printing.about,
        formats: printing.formats.join('\n'),
      }
    : null,
  printingSteps: printing?.steps ?? null,
  printingKinds:
    printing?.kinds.map((kind) => ({ ...kind, volumes: kind.volumes.join('\n'), facts: kind.facts.join('\n') })) ??
    null,
  serviceTexts: companyPages
    ? { about: companyPages.services.about, description: companyPages.services.description }
    : null,
  services: companyPages?.services.services ?? null,
  companyTexts: companyPages
    ? {
        title: companyPages.company.title,
        about: companyPages.company.about,
        description: companyPages.company.description,
      }
    : null,
  companySteps: companyPages?.company.steps ?? null,
  promises,
});

/** The texts of a site as its settings say them; of pages that it lacks none. */
export const textsNow = (site: Site, set: SiteTexts): Partial<Site> => ({
  ...(site.printing && { printing: printingNow(site.printing, set) }),
  ...(site.companyPages && { companyPages: companyPagesNow(site.companyPages, set) }),
  ...(set.promises && { promises: set.promises }),
  ...(set.mailSignature !== null && { mailSignature: set.mailSignature }),
});

const printingNow = (own: NonNullable<Site['printing']>, set: SiteTexts): Site['printing'] => {
  const { questions, printingTexts: texts, printingSteps, printingKinds } = set;
  return {
    ...own,
    ...(texts && { ...texts, formats: linesOf(texts.formats) }),
    steps: printingSteps ?? own.steps,
    kinds:
      printingKinds?.map((kind) => ({ ...kind, volumes: linesOf(kind.volumes), facts: linesOf(kind.facts) })) ??
      own.kinds,
    questions: questions ?? own.questions,
  };
};

const companyPagesNow = (
  { company, services }: NonNullable<Site['companyPages']>,
  set: SiteTexts,
): Site['companyPages'] => ({
  company: { ...company, ...set.companyTexts, steps: set.companySteps ?? company.steps },
  services: { ...services, ...set.serviceTexts, services: set.services ?? services.services },
});
