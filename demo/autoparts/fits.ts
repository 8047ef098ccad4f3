import { hash } from '#demo/random';
import { engineKey, engineKind, hasTurbo } from './engines.ts';
import type { PartKind } from './kind.ts';
import { type DemoVehicle, demoVehicles, type VehicleClass } from './vehicles.ts';

/** Vehicles that take the same part, by their place in the list of all. */
export type Fit = { key: string; vehicles: readonly number[]; class: VehicleClass; from: number };

const doesFit = ({ needs, since }: PartKind, vehicle: DemoVehicle) => {
  const kind = engineKind(vehicle);
  if ((vehicle.to ?? 2026) < since) return false;
  if (needs === 'liquid') return kind !== 'air' && kind !== 'electric';
  if (needs === 'diesel') return kind === 'diesel';
  return needs !== 'turbo' || hasTurbo(vehicle);
};

// Parts that hang on the body alone are the same for all engines.
const byFuel = new Set(['radiator', 'intercooler', 'compressor', 'hose']);

const keyOf = (kind: PartKind, vehicle: DemoVehicle) => {
  if (kind.fits === 'engine') return engineKey(vehicle);
  // Some fronts take one radiator for all petrol engines, others one for each size.
  if (kind.id === 'radiator' && hash(vehicle.platform) % 2 === 0) return `${vehicle.platform}:${engineKind(vehicle)}`;
  return byFuel.has(kind.id) ? `${vehicle.platform}:${engineKind(vehicle) === 'diesel'}` : vehicle.platform;
};

/** All that a sort of part could fit, in the order of the vehicles. */
export const fitsOf = (kind: PartKind): Fit[] => {
  const found = new Map<string, number[]>();
  demoVehicles.forEach((vehicle, at) => {
    if (!doesFit(kind, vehicle)) return;
    const key = keyOf(kind, vehicle);
    const list = found.get(key) ?? [];
    list.push(at);
    found.set(key, list);
  });
  return [...found].map(([key, vehicles]) => {
    const first = demoVehicles[vehicles[0] ?? 0] as DemoVehicle;
    return { key, vehicles, class: first.class, from: first.from };
  });
};
