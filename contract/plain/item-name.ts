type Application = { brandName: string; name: string };

/** What a part goes into, with the vehicle's brand: 'Volkswagen Gol G3 1.0 8v'. */
export const applicationTitle = ({ brandName, name }: Application) => (brandName ? `${brandName} ${name}` : name);

type Part = { categoryName: string; application: Application | undefined; brandName: string };

/**
 * What a part is, in one line: its category, the first that it goes into, and its maker, as 'Radiadores · Volkswagen Gol
 * G3 1.0 8v · Panaltec'. Undefined where it has no application: its product's name says it.
 */
export const longPartName = ({ categoryName, application, brandName }: Part) =>
  application && `${categoryName} · ${applicationTitle(application)} · ${brandName}`;
