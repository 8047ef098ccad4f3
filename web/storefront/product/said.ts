import type { Product } from '#contract/catalogue';

/** What a product of a part says beside the measures, which its page tells apart. */
export const shownSaid = ({ code, description, specifications, relatedLinks }: Product) => ({
  code,
  description,
  relatedLinks,
  specifications: specifications.filter(({ key }) => !['Alto', 'Ancho', 'Sistema'].includes(key)),
});

export type Said = ReturnType<typeof shownSaid>;
