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

const listed = new Intl.ListFormat('es');
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
  sucursales: listed.format(branches.map((branch) => branch.name)),
});

/** A text with what its fields say. */
export const fillFields = (text: string, texts: FieldTexts): string =>
  text.replace(braces, (whole, word: string) => (isField(word) ? texts[word] : whole));

/** The first word in braces that is no field, with its braces. */
export const unknownField = (text: string): string | undefined =>
  [...text.matchAll(braces)].find(([, word = '']) => !isField(word))?.[0];
