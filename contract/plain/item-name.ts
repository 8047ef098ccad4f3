type Application = { brandName: string; name: string };

/** A part's application with the vehicle's brand: 'Volkswagen Gol G3 1.0 8v'. */
export const applicationTitle = ({ brandName, name }: Application) => (brandName ? `${brandName} ${name}` : name);

type Part = { categoryName: string; application: Application | undefined; brandName: string };

/**
 * A part in one line: its category, its first application and its maker, as 'Radiadores · Volkswagen Gol G3 1.0 8v ·
 * Panaltec'. Undefined without an application, where the product's name says it.
 */
export const longPartName = ({ categoryName, application, brandName }: Part) =>
  application && `${categoryName} · ${applicationTitle(application)} · ${brandName}`;
