import type { Subject } from '#demo/pictures/name';
import { randomOf } from '#demo/random';

/** A product as a line of the trade describes it; the shop's own facts (stock, provider, sales) come in products.ts. */
export type Draft = {
  code: string;
  name: string;
  description: string;
  category: string;
  brand: string;
  priceCents: number;
  ivaRate: 22 | 10 | 0;
  specifications: [key: string, value: string][];
  picture: Subject;
  links: [name: string, url: string][];
};

/** Kind of picture, colour (hex without #), size and label, all but the first optional: `spool:e11d48:1:PLA`. */
type PictureText = string;

export type Line = {
  category: string;
  picture: PictureText;
  brands: readonly string[];
  /** Sentences of which each product takes one; the row's own sentence stands before them. */
  uses: readonly string[];
  tips?: readonly string[];
  /** `Clave=valor; Clave=valor`, after those of the row. */
  specs?: string;
  /** A product each: `code | name | US$ | specs | own sentence | picture, where it differs`. */
  rows: string;
  /** The same thing in a bag of so many, at a better price, for rows of US$ 1 to 6 (for those below 1, in tens). */
  packs?: readonly number[];
  ivaRate?: 22 | 10 | 0;
  links?: readonly (readonly [name: string, url: string])[];
};

const pairs = (text: string): [string, string][] =>
  text
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`Not a specification: ${pair}`);
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    });

function subject(text: PictureText, base?: Subject): Subject {
  const [kind = '', colour = '', size = '', label = ''] = text.split(':');
  return {
    kind: kind || base?.kind || 'module',
    colour: colour || base?.colour || '',
    size: Number(size || base?.size || 0),
    label: label || base?.label || '',
  };
}

/** The first of several values for a key stands: a row's own before its line's. */
const once = (list: [string, string][]): [string, string][] =>
  list.filter(([key], at) => list.findIndex(([other]) => other === key) === at);

const cents = (price: number) => Math.round(price * 100);

/** 'Triac BTA16: corriente 16 A, tensión 600 V.' */
const measures = (name: string, specs: [string, string][]) => {
  const facts = specs.slice(0, 2).map(([key, value]) => `${key.toLowerCase()} ${value}`);
  return `${name}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`;
};

function draft(line: Line, row: string): Draft {
  const [code = '', name = '', price = '', specs = '', own = '', picture = ''] = row
    .split('|')
    .map((part) => part.trim());
  if (!code || !name || !(Number(price) > 0)) throw new Error(`Not a row of a line: ${row}`);
  const random = randomOf('line', code);
  const facts = [own || measures(name, pairs(specs)), ...random.some(line.uses, own ? 1 : 2)];
  const sentences = [...facts, line.tips?.length && random.chance(0.75) ? random.pick(line.tips) : ''];
  return {
    code,
    name,
    description: sentences.filter(Boolean).join(' '),
    category: line.category,
    brand: random.pick(line.brands),
    priceCents: cents(Number(price)),
    ivaRate: line.ivaRate ?? 22,
    specifications: once([...pairs(specs), ...pairs(line.specs ?? '')]),
    picture: subject(picture, subject(line.picture)),
    links: line.links && random.chance(0.35) ? random.some(line.links, 1).map(([text, url]) => [text, url]) : [],
  };
}

function pack(single: Draft, count: number): Draft {
  const round = single.priceCents > 200 ? 10 : 5;
  const price = Math.round((single.priceCents * count * 0.86) / round) * round;
  return {
    ...single,
    code: `${single.code}-X${count}`,
    name: `${single.name} (pack x${count})`,
    description: `${single.description} Bolsa con ${count} unidades, a mejor precio que sueltas.`,
    priceCents: Math.max(price, single.priceCents + round),
    specifications: once([['Contenido', `${count} unidades`], ...single.specifications]),
  };
}

/** The products of a line, in the order of its rows. */
export function productsOf(line: Line): Draft[] {
  return line.rows
    .split('\n')
    .filter((row) => row.trim())
    .flatMap((row) => {
      const single = draft(line, row);
      const packs = single.priceCents <= 600 ? (line.packs ?? []) : [];
      return [single, ...packs.map((count) => pack(single, count))];
    });
}
