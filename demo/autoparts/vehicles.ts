import { asian } from './vehicles/asian.ts';
import { chineseTractors } from './vehicles/chinese-tractors.ts';
import { frenchGerman } from './vehicles/french-german.ts';
import { generalMotorsFord } from './vehicles/general-motors-ford.ts';
import { volkswagenFiat } from './vehicles/volkswagen-fiat.ts';

export type VehicleClass = 'car' | 'suv' | 'pickup' | 'van' | 'truck' | 'bus' | 'tractor';

/** One line of the vehicle picker. `platform` is shared by models whose front is the same. */
export type DemoVehicle = {
  brand: string;
  model: string;
  engine: string;
  from: number;
  to: number | null;
  platform: string;
  class: VehicleClass;
};

/** Makes that put the same engines into their vehicles. */
const groups: Record<string, string> = {
  Audi: 'vag',
  Volkswagen: 'vag',
  Peugeot: 'psa',
  Citroën: 'psa',
  Hyundai: 'hyundai',
  Kia: 'hyundai',
  Chevrolet: 'gm',
  Daewoo: 'gm',
  Isuzu: 'gm',
  'Great Wall': 'gw',
  Haval: 'gw',
  'New Holland': 'cnh',
  'Case IH': 'cnh',
  'Fiat Agri': 'cnh',
};
// Suzuki sold General Motors' Corsa and Chevrolet Suzuki's Vitara: those platforms are named alike in both.
const shared = new Set(['corsab', 'vitara']);

export const groupOf = (brand: string) => groups[brand] ?? brand;

/** `Model | years | engines; … | platform, where others share it | class, where it is no car`, below `# Brand`. */
const read = (text: string): DemoVehicle[] => {
  let brand = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        brand = line.slice(2);
        return [];
      }
      const [model = '', years = '', engines = '', platform = '', kind = ''] = line
        .split('|')
        .map((part) => part.trim());
      const [, from, to] = /^(\d{4})-(\d{4})?$/.exec(years) ?? [];
      if (!model || !from || !engines) throw new Error(`Not a vehicle: ${line}`);
      const own = shared.has(platform) ? platform : `${groupOf(brand)}:${platform || `${brand} ${model} ${from}`}`;
      return engines.split(';').map((engine) => ({
        brand,
        model,
        engine: engine.trim(),
        from: Number(from),
        to: to ? Number(to) : null,
        platform: own,
        class: (kind || 'car') as VehicleClass,
      }));
    });
};

/** The vehicles of the demo: what drives in Uruguay, with engines and years as a counter knows them. */
export const demoVehicles: readonly DemoVehicle[] = [
  volkswagenFiat,
  generalMotorsFord,
  frenchGerman,
  asian,
  chineseTractors,
].flatMap(read);
