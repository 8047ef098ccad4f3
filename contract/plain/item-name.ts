import { forVehicle } from './for-vehicle.ts';
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
  /** The vehicle for which it was found, where its application does not say it. */
  vehicle?: string | undefined;
};

/** The words after an application that names a part: that it goes into others too, and its maker. */
export const afterApplication = ({ count, brandName = '' }: { count: number; brandName: string | undefined }) =>
  `${count > 1 ? ` y ${count - 1} más` : ''}${brandName && ` · ${brandName}`}`;

/**
 * A part in one line, as 'Radiador de aluminio · Volkswagen Gol G3 1.0 8v y 9 más · Panaltec · para Gol G4 1.6 8v'.
 * Undefined without an application, where the product's name says it.
 */
export const longPartName = ({ categoryName, application, vehicle, ...part }: Part) =>
  application &&
  `${singular(categoryName)} · ${applicationTitle(application)}${afterApplication(part)}${forVehicle(vehicle)}`;
