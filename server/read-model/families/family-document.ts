import type { Worded } from '#server/engine/search-engine';

/** An application of a family. Years are those of fitment and vehicle both; null is an open end. */
export type FamilyApplication = {
  vehicleId: number | null;
  brandId: number | null;
  brandName: string;
  name: string;
  /** The words of the name that say the engine, where a vehicle tells them. */
  engine: string;
  qualifier: string;
  /** For sellers. */
  source: string;
  from: number | null;
  to: number | null;
};

/** A product as an offer of its family: its maker, its price in cents (0 on request), and whether any is in stock. */
type Offer = { brandId: number; price: number; inStock: boolean };

/** A family as some people see it: by those of its products that exist for them (decisions C6). */
export type FamilyView = {
  /** The roots whose visitors see exactly this. */
  roots: readonly string[];
  forSellers: boolean;
  words: Worded;
  /** How many words say what the first product is. */
  nameWords: number;
  /** Public before hidden, then oldest first. */
  productIds: readonly number[];
  brandIds: readonly number[];
  /** One of each product. */
  offers: readonly Offer[];
  /** The paths of its products' categories and of those above them. */
  categories: readonly string[];
  /** The lowest of what can be had, in cents; 0 where all are on request. */
  price: number;
  inStock: boolean;
  /** In mm: the family's own, else what these products say. */
  height: number | null;
  width: number | null;
  sales: number;
};

/** A family with all that is searched in it and shown of it beside its products' cards. */
export type FamilyDocument = {
  code: string;
  description: string;
  height: number | null;
  width: number | null;
  system: string | null;
  originalCodes: readonly string[];
  /** Codes of products that no card shows, as they are written. */
  otherCodes: readonly { productId: number; text: string }[];
  /** Alto, Ancho and Sistema where products have their own. */
  ownMeasures: readonly { productId: number; key: string; value: string }[];
  applications: readonly FamilyApplication[];
  /** None where it has no product: then it exists for nobody. */
  views: readonly FamilyView[];
};
