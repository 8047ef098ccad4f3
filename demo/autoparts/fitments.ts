import type { Random } from '#demo/random';
import type { Fit } from './fits.ts';
import { type DemoVehicle, demoVehicles } from './vehicles.ts';

/** `vehicle` counts into demoVehicles; its years are told only where they are narrower. */
export type DemoFitment = ({ vehicle: number } | { application: string; brand?: string }) & {
  from?: number;
  to?: number;
  qualifier: string;
  source: string;
};

/** The years in which one part was fitted; `to` is absent where it still is. */
export type Window = { from: number; to: number; vehicles: readonly number[] };

const now = 2026;
const end = ({ to }: DemoVehicle) => to ?? now;
const vehicleAt = (at: number) => demoVehicles[at] as DemoVehicle;

/** A long life brings more than one part: windows of years that overlap by one, with the vehicles of each. */
export const windowsOf = ({ vehicles }: Fit, random: Random): Window[] => {
  const all = vehicles.map(vehicleAt);
  const [from, to] = [Math.min(...all.map((one) => one.from)), Math.max(...all.map(end))];
  const most = Math.min(3, 1 + Math.floor(vehicles.length / 6), 1 + Math.floor((to - from) / 8));
  const count = random.int(1, most);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, at) => {
    const own = {
      from: at === 0 ? from : Math.round(from + at * step) - 1,
      to: at === count - 1 ? to : Math.round(from + (at + 1) * step),
    };
    const inside = vehicles.filter((place) => vehicleAt(place).from < own.to && end(vehicleAt(place)) > own.from);
    return { ...own, vehicles: inside.filter((_place, turn) => turn === 0 || !random.chance(0.05)) };
  }).filter((window) => window.vehicles.length > 0);
};

const notes = ['sin dirección hidráulica', 'motor importado', 'versión Brasil', 'versión Argentina', 'ficha redonda'];
const sources = ['Catálogo del fabricante', 'Catálogo del fabricante', 'Mostrador', 'Proveedor', 'Medido en taller'];

const narrowed = ({ from, to }: Window, vehicle: DemoVehicle) => ({
  ...(from > vehicle.from && { from }),
  ...(to < end(vehicle) && { to }),
});

type Wording = (of: Pick<DemoVehicle, 'brand' | 'model' | 'engine'>) => readonly [text: string, isOfBrand: boolean];
const besideCars: readonly Wording[] = [
  ({ model }) => [`${model} taxi`, true],
  ({ model }) => [`${model} importado, ver medidas`, true],
  ({ model, engine }) => [`${model} motor ${engine} adaptando soportes`, true],
  ({ brand, engine }) => [`Todos los ${brand} con motor ${engine}`, true],
  ({ engine }) => [`Vehículos con motor ${engine} cambiado`, false],
];
const besideTrucks: readonly Wording[] = [
  ({ model, engine }) => [`${model} motor ${engine} con cabina larga`, true],
  ({ brand, engine }) => [`Todos los ${brand} con motor ${engine}`, true],
  ({ engine }) => [`Grupo electrógeno con motor ${engine}`, false],
  ({ engine }) => [`Autoelevador con motor ${engine}`, false],
  ({ engine }) => [`Cosechadora con motor ${engine}`, false],
];
const heavy = new Set(['truck', 'bus', 'tractor']);

/** A fitment in a counter clerk's words, which no list of vehicles has. */
const written = ({ brand, model, engine, from, class: kind }: DemoVehicle, random: Random): DemoFitment => {
  const [text, isOfBrand] = random.pick(heavy.has(kind) ? besideTrucks : besideCars)({ brand, model, engine });
  return {
    application: text,
    ...(isOfBrand && { brand }),
    ...(random.chance(0.3) && { from }),
    qualifier: '',
    source: 'Mostrador',
  };
};

/** Applications as they stand on a family's card. */
export const applicationsOf = (window: Window, variant: string, random: Random): DemoFitment[] => {
  const source = random.pick(sources);
  const fitted = window.vehicles.map((vehicle): DemoFitment => {
    const note = random.chance(0.07) ? random.pick(notes) : '';
    const qualifier = [variant, note].filter(Boolean).join(', ');
    return { vehicle, ...narrowed(window, vehicleAt(vehicle)), qualifier, source };
  });
  const texts = random.chance(0.28) ? random.int(1, 2) : 0;
  const first = vehicleAt(random.pick(window.vehicles));
  const wordings = Array.from({ length: texts }, () => written(first, random));
  return [...fitted, ...new Map(wordings.map((one) => ['application' in one ? one.application : '', one])).values()];
};
