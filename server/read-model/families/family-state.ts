import type { StoredVehicle } from '#server/read-model/families/stored-families.service';
import type { FamilyIndex } from './columns.ts';

/** Sources of the index, which tell what a change touches. */
export type FamilyState = {
  index: FamilyIndex;
  vehicles: Map<number, StoredVehicle>;
  /** The family of each product. */
  familyOf: Map<number, string>;
  /** The names by which brands are found, and trails by which categories are. */
  brandNames: Map<number, string>;
  trails: Map<string, string>;
};
