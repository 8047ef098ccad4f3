import type { Product } from '#contract/catalogue';

/** What a product of a part says beside the measures, which its page tells apart. */
export const productTexts = ({ code, description, specifications, relatedLinks }: Product) => ({
  code,
  description,
  relatedLinks,
  specifications: specifications.filter(({ key }) => !['Alto', 'Ancho', 'Sistema'].includes(key)),
});

export type ProductTexts = ReturnType<typeof productTexts>;
