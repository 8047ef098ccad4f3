type Application = { brandName: string; name: string };

/** A part's application with the vehicle's brand: 'Volkswagen Gol G3 1.0 8v'. */
export const applicationTitle = ({ brandName, name }: Application) => (brandName ? `${brandName} ${name}` : name);

type Part = {
  categoryName: string;
  description: string;
  application: Application | undefined;
  /** How many applications it has in all. */
  count: number;
  brandName: string;
};

const longestKind = 60;

/**
 * A part in one line: what it is, its first application with the number of others, and its maker, as 'Radiador de aluminio ·
 * Volkswagen Gol G3 1.0 8v y 9 más · Panaltec'. It is its short description, else its category. Undefined without an
 * application, where the product's name says it.
 */
export const longPartName = ({ categoryName, description, application, count, brandName }: Part) => {
  if (!application) return undefined;
  const [kind = ''] = description.trim().split('\n');
  const name = kind && kind.length <= longestKind ? kind : categoryName;
  const others = count > 1 ? ` y ${count - 1} más` : '';
  return `${name} · ${applicationTitle(application)}${others} · ${brandName}`;
};
