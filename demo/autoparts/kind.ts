import type { VehicleClass } from './vehicles.ts';

export type Range = readonly [low: number, high: number];

/** A sort of part: what it is called, where it stands, what it fits, and how it is measured and priced. */
export type PartKind = {
  id: string;
  name: string;
  category: string | ((of: { class: VehicleClass; from: number }) => string);
  /** Whether its fit depends on the front of the vehicle, or on the engine alone. */
  fits: 'platform' | 'engine';
  /** How many of a hundred platforms (or engines) have it here, by what they are. */
  share: Partial<Record<VehicleClass, number>>;
  since: number;
  needs?: 'turbo' | 'diesel' | 'liquid';
  /** The words of two families for the same vehicles; one of the pairs is taken, or none. */
  variants: readonly (readonly [string, string])[];
  /** Millimetres, for a car; larger vehicles take larger ones. */
  height?: Range;
  width?: Range;
  systems: readonly string[];
  /** US$ for a car. */
  price: Range;
  says: readonly string[];
};

/** Radiators of heavy vehicles and of old ones stand in categories of their own. */
export const radiatorCategory: PartKind['category'] = ({ class: kind, from }) =>
  kind === 'truck' || kind === 'bus' || kind === 'tractor' ? '2.301.313' : from < 1990 ? '2.301.312' : '2.301.311';
