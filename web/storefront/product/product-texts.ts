import type { Product } from '#contract/catalogue';

/** A part product's own texts. Its measures are left out: the page shows them apart. */
export const productTexts = ({ code, description, specifications, relatedLinks }: Product) => ({
  code,
  description,
  relatedLinks,
  specifications: specifications.filter(({ key }) => !['Alto', 'Ancho', 'Sistema'].includes(key)),
});

export type ProductTexts = ReturnType<typeof productTexts>;
