import { listText } from '#contract/plain/list-text';

/** Fields that a shop's texts may have in braces, such as `{empresa}`, by what each says. */
export const textFields = {
  tienda: 'Nombre de la tienda',
  empresa: 'Razón social',
  rut: 'RUT',
  domicilio: 'Domicilio fiscal',
  telefono: 'Teléfono',
  correo: 'E-mail',
  sucursales: 'Sucursales',
} as const;
export type FieldTexts = Record<keyof typeof textFields, string>;

type Shop = {
  name: string;
  company: { name: string; identifier: string; address: string };
  contact: { phone: string; email: string };
  branches: readonly { name: string }[];
};

const braces = /\{(\p{L}+)\}/gu;
const isField = (word: string): word is keyof FieldTexts => Object.hasOwn(textFields, word);

/** The text of each field at a shop. */
export const fieldTexts = ({ name, company, contact, branches }: Shop): FieldTexts => ({
  tienda: name,
  empresa: company.name,
  rut: company.identifier,
  domicilio: company.address,
  telefono: contact.phone,
  correo: contact.email,
  sucursales: listText(branches.map((branch) => branch.name)),
});

/** A text with what is said for words in braces; those without stay. 'S.A.' before a stop ends in one. */
export const fillBraces = (text: string, say: (word: string) => string | undefined): string =>
  text.replace(/\{(\p{L}+)\}(\.?)/gu, (whole, word: string, stop: string) => {
    const said = say(word);
    if (said === undefined) return whole;
    return said.endsWith('.') ? said : said + stop;
  });

/** A text with what its fields say. */
export const fillFields = (text: string, texts: FieldTexts): string =>
  fillBraces(text, (word) => (isField(word) ? texts[word] : undefined));

/** The first word in braces that is no field, with its braces. */
export const unknownField = (text: string): string | undefined =>
  [...text.matchAll(braces)].find(([, word = '']) => !isField(word))?.[0];
