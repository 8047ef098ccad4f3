import { addressOf, type DemoAddress, type DemoPhone, phoneOf } from '#demo/people';
import { randomOf } from '#demo/random';

export type DemoCompany = {
  name: string;
  /** RUT with its right check digit. */
  identifier: string;
  description: string;
  group: string | undefined;
  email: string;
  phones: DemoPhone[];
  addresses: DemoAddress[];
  tags: readonly string[];
  workBranches: readonly string[];
  /** Paths of categories that it buys. */
  categories: readonly string[];
};

const weights = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A RUT of eleven digits with its check digit (decisions U3); undefined where none begins so. */
function withCheckDigit(digits: string): string | undefined {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? undefined : `${digits}${digit}`;
}

const required = (identifier: string | undefined): string => {
  if (identifier === undefined) throw new Error('No RUT begins so.');
  return identifier;
};

type Kind = {
  group: string;
  branch: string;
  names: readonly string[];
  about: readonly string[];
  categories: readonly string[];
};

/** Profiles of the companies of each group. */
const kinds: readonly Kind[] = [
  {
    group: 'Grupo del Este',
    branch: 'Automatización industrial',
    names: ['Tableros', 'Automatismos', 'Electromecánica', 'Montajes'],
    about: ['Tableros y automatización industrial.', 'Mantenimiento de plantas.', 'Montajes eléctricos.'],
    categories: ['1.1', '4.1'],
  },
  {
    group: 'Redes Educativas',
    branch: 'Educación',
    names: ['Colegio', 'Instituto', 'Liceo', 'Escuela Técnica'],
    about: ['Taller de robótica.', 'Compra por licitación, dos veces al año.', 'Clubes de ciencia.'],
    categories: ['1.1', '1.2'],
  },
  {
    group: 'Talleres Oficiales',
    branch: 'Mecánica automotriz',
    names: ['Taller', 'Mecánica', 'Radiadores', 'Electricidad del Automóvil'],
    about: ['Radiadores y aire acondicionado.', 'Taller multimarca.', 'Retira por Bulevar.'],
    categories: ['2.301', '2.302'],
  },
  {
    group: 'Transporte y Logística',
    branch: 'Transporte de carga',
    names: ['Transportes', 'Logística', 'Fletes', 'Ómnibus'],
    about: ['Flota de 30 camiones.', 'Pide por WhatsApp.', 'Recibe de 8 a 12.'],
    categories: ['2.301'],
  },
  {
    group: 'Agro del Litoral',
    branch: 'Maquinaria agrícola',
    names: ['Agropecuaria', 'Maquinaria', 'Semillas', 'Riego'],
    about: ['Cosechadoras y tractores.', 'Zafra de marzo a mayo.', 'Paga a 30 días.'],
    categories: ['2.301', '5.1'],
  },
  {
    group: 'Comercios Asociados',
    branch: 'Reventa',
    names: ['Ferretería', 'Electrónica', 'Repuestos', 'Bazar'],
    about: ['Revende repuestos y componentes.', 'Pide surtido cada mes.', 'Dos locales.'],
    categories: ['1.1', '3.1'],
  },
];
const places =
  'del Sur|del Norte|Oriental|San José|Las Piedras|Cordón|La Teja|Artigas|Charrúa|Rivera|Durazno|El Ceibo|Malvín|Tacuarembó'.split(
    '|',
  );
const forms = ['S.A.', 'S.R.L.', 'S.A.S.', 'S.R.L.'];
const tagNames = ['Mayorista', 'Cuenta corriente', 'Paga contado', 'Pide factura', 'Zona norte', 'Zona sur'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

const company = (name: string, digits: string, kind: Kind, description: string, group?: string): DemoCompany => {
  const random = randomOf('company', name);
  return {
    name,
    identifier: required(withCheckDigit(digits)),
    description,
    group,
    email: `compras@${plain(name.split(' ').slice(0, 3).join(''))}.example`,
    phones: [phoneOf(name, 'WOR'), ...(random.chance(0.3) ? [phoneOf(`${name} b`, 'WOR')] : [])],
    addresses: [addressOf(name, name)],
    tags: random.some(tagNames, random.int(0, 3)),
    workBranches: [kind.branch],
    categories: random.chance(0.7) ? kind.categories : [],
  };
};

const [automation, education, , , , resale] = kinds as [Kind, Kind, Kind, Kind, Kind, Kind];

/** The companies beside the site's own that accounts are of: a client, another seller, a school. */
export const demoCompanies = {
  client: company(
    'Automatismos del Este S.A.',
    '21604512001',
    automation,
    'Tableros y automatización industrial.',
    automation.group,
  ),
  otherSeller: company(
    'Repuestos Litoral S.R.L.',
    '21711830001',
    resale,
    'Repuestos y equipamiento en Paysandú.',
    resale.group,
  ),
  school: company('Colegio Taller Horizonte', '21489220001', education, 'Liceo y taller de robótica.', education.group),
};

const moreCount = 37;

/** Companies that sellers know, each of one of six groups. */
export const moreCompanies = (): DemoCompany[] =>
  Array.from({ length: moreCount }, (_, at) => {
    const random = randomOf('more companies', at);
    const kind = kinds[at % kinds.length] ?? automation;
    const name = `${kind.names[Math.floor(at / kinds.length) % kind.names.length]} ${places[at % places.length]} ${random.pick(forms)}`;
    let number = 210_000_000 + at * 137_911 + random.int(0, 999);
    while (withCheckDigit(`${number}01`) === undefined) number++;
    return company(name, `${number}01`, kind, random.pick(kind.about), kind.group);
  });
