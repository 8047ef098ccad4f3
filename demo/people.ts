import { randomOf } from '#demo/random';
import { departments } from '#server/places/departments';

export type DemoAddress = {
  address: string;
  stateId: number;
  cityId: number;
  zipCode: string;
  recipient: string;
  observation: string | null;
  /** Latitude and longitude, near the city; only where the shop noted it. */
  geolocation: string | null;
};
export type DemoPhone = { phone: string; type: 'HOM' | 'WOR'; observation: string | null };

export type DemoPerson = {
  name: string;
  lastName: string;
  /** Cédula with its right check digit. */
  identifier: string;
  email: string;
  phones: DemoPhone[];
  addresses: DemoAddress[];
};

const women =
  'Sofía Valentina Camila Florencia Lucía Martina Agustina Victoria Carolina Natalia Ana Mariana Gabriela Paula Verónica Silvia';
const men =
  'Mateo Santiago Juan Martín Federico Nicolás Diego Gonzalo Rodrigo Sebastián Pablo Álvaro Fernando Marcelo Gustavo Ignacio';
const surnames =
  'Rodríguez Pereira González Silva Fernández Olivera Martínez Sosa Acosta Cabrera Viera Techera Etcheverry Bentancor Píriz Larrañaga Machado Barreiro Umpiérrez Ferreira Gadea Cardozo Núñez Méndez Otero Saravia Iglesias Bonilla Curbelo Duarte';
const streets =
  'Av. Italia|Av. 8 de Octubre|Bulevar Artigas|Rivera|Agraciada|Millán|Garibaldi|Comercio|Propios|Av. General Flores|Colonia|Canelones|Maldonado|Durazno|Yaguarón|Ejido|Joaquín Requena|Pagola|Luis Alberto de Herrera|Camino Maldonado'.split(
    '|',
  );
const mainStreets =
  'Artigas|18 de Julio|25 de Agosto|Treinta y Tres|Lavalleja|José Pedro Varela|Rivera|Sarandí|Ituzaingó|Zorrilla de San Martín|Oribe|Florida|Washington Beltrán|Luis Batlle Berres'.split(
    '|',
  );
const observations = ['Timbre 2', 'Casa con reja verde', 'Apto. 304', 'Portón negro', 'Dejar en portería', 'Fondo'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The check digit of a cédula, from its first seven digits. */
const cedulaDigit = (digits: string) =>
  (10 - (digits.split('').reduce((sum, digit, at) => sum + Number(digit) * Number('2987634'[at]), 0) % 10)) % 10;

/** An address that can exist: most people live in Montevideo or near it. */
export function addressOf(seed: string, recipient: string): DemoAddress {
  const random = randomOf('address', seed);
  const place = random.next();
  const [capital, canelones] = departments;
  const department = (place < 0.5 ? capital : place < 0.68 ? canelones : random.pick(departments)) ?? departments[0];
  if (!department) throw new Error('No departments');
  const isCapital = department === capital;
  const city = isCapital ? department.cities[0] : random.pick(department.cities.slice(0, 9));
  return {
    address: `${random.pick(isCapital ? streets : mainStreets)} ${random.int(120, isCapital ? 4890 : 1290)}`,
    stateId: department.id,
    cityId: city?.id ?? 1,
    zipCode: String(isCapital ? 11_000 + random.int(0, 20) * 100 : department.id * 5000 + random.int(0, 9) * 100),
    recipient,
    observation: random.chance(0.35) ? random.pick(observations) : null,
    geolocation:
      isCapital && random.chance(0.5)
        ? `${(-34.85 - random.next() / 16).toFixed(5)}, ${(-56.1 - random.next() / 10).toFixed(5)}`
        : null,
  };
}

/** 09X XXX XXX, as mobile numbers are written here. */
export function phoneOf(seed: string, type: DemoPhone['type'] = 'HOM'): DemoPhone {
  const random = randomOf('phone', seed);
  const three = () => String(random.int(0, 999)).padStart(3, '0');
  return {
    phone: `09${random.int(1, 9)} ${three()} ${three()}`,
    type,
    observation: random.chance(0.15) ? 'Después de las 18' : null,
  };
}

function person(at: number): DemoPerson {
  const random = randomOf('person', at);
  const name = random.pick((random.chance(0.5) ? women : men).split(' '));
  const lastName = random.some(surnames.split(' '), random.chance(0.4) ? 2 : 1).join(' ');
  const digits = String(random.int(1_200_000, 5_900_000));
  const full = `${name} ${lastName}`;
  return {
    name,
    lastName,
    identifier: `${digits}${cedulaDigit(digits)}`,
    email: `${plain(name)}.${plain(lastName.split(' ')[0] ?? '')}${at}@correo.example`,
    phones: [phoneOf(full + at), ...(random.chance(0.25) ? [phoneOf(`${full}${at}b`, 'WOR')] : [])],
    addresses: Array.from({ length: random.chance(0.3) ? 2 : 1 }, (_, no) => addressOf(`${full}${at}-${no}`, full)),
  };
}

const customerCount = 48;
const peopleCount = 300;

/** The people of the demo who have accounts, always the same; the first ones are those of the demo accounts. */
export const demoPeople = (count = customerCount): DemoPerson[] => Array.from({ length: count }, (_, at) => person(at));

/** The others, whom sellers know: most of them work for a company. */
export const demoContacts = (): DemoPerson[] => demoPeople(peopleCount).slice(customerCount);
