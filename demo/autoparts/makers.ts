import type { Random } from '#demo/random';

/** Invented makers of parts: what they make, how they number it, and how dear they are beside the others. */
type Maker = { name: string; kinds: readonly string[]; code: string; price: number };

const exchangers = ['radiator', 'condenser', 'evaporator', 'intercooler', 'oilcooler', 'heater'];
const air = ['condenser', 'compressor', 'evaporator', 'drier', 'valve'];
const water = ['pump', 'thermostat', 'cap', 'tank', 'hose', 'heatervalve'];
const moving = ['fan', 'blower', 'pump', 'compressor'];

// # is a digit, @ a letter.
export const makers: readonly Maker[] = [
  { name: 'Panaltec', kinds: exchangers, code: 'PT-#####', price: 1 },
  { name: 'Radiplata', kinds: exchangers, code: 'RP####@', price: 0.86 },
  { name: 'Termovial', kinds: [...exchangers, 'tank', 'fan'], code: 'TV-####-#', price: 1.12 },
  { name: 'Zafirol', kinds: [...exchangers, ...air], code: 'Z######', price: 0.74 },
  { name: 'Friovena', kinds: air, code: 'FV-###-##', price: 1.05 },
  { name: 'Brisal Auto', kinds: air, code: 'BA##@###', price: 0.8 },
  { name: 'Hidroval', kinds: water, code: 'HV####@', price: 1 },
  { name: 'Aguatera', kinds: water, code: 'AG-#####', price: 0.78 },
  { name: 'Ventaró', kinds: moving, code: 'VR-####', price: 1.02 },
  { name: 'Kaltor', kinds: [...moving, ...water, 'drier'], code: 'K#-#####', price: 0.9 },
];

export const makersOf = (kind: string) => makers.filter(({ kinds }) => kinds.includes(kind));

const letters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ');

export const makerCode = ({ code }: Maker, random: Random) =>
  code.replace(/[#@]/g, (one) => (one === '#' ? String(random.int(0, 9)) : random.pick(letters)));
