import { singular } from './singular.ts';

type Application = { brandName: string; name: string };

/** A part's application with the vehicle's brand: 'Volkswagen Gol G3 1.0 8v'. */
export const applicationTitle = ({ brandName, name }: Application) => (brandName ? `${brandName} ${name}` : name);

type Part = {
  categoryName: string;
  application: Application | undefined;
  /** How many applications it has in all. */
  count: number;
  brandName: string;
};

/** The words around an application that names a part: what it is, that it goes into others too, and its maker. */
export const aroundApplication = ({ categoryName, count, brandName }: Omit<Part, 'application'>) => ({
  before: `${singular(categoryName)} · `,
  after: `${count > 1 ? ` y ${count - 1} más` : ''}${brandName && ` · ${brandName}`}`,
});

/**
 * A part in one line, as 'Radiador de aluminio · Volkswagen Gol G3 1.0 8v y 9 más · Panaltec'. Undefined without an
 * application, where the product's name says it.
 */
export const longPartName = ({ application, ...part }: Part) => {
  if (!application) return undefined;
  const { before, after } = aroundApplication(part);
  return before + applicationTitle(application) + after;
};
