import { listText } from '#contract/plain/list-text';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import type { StoredProduct } from '#server/catalogue/save-products.service';

import { columns, type Field, fields, type Values } from '#server/import/columns';
import { type Header, labelOf } from '#server/import/header';
import type { Names } from '#server/import/names';
import type { Problem } from '#server/import/problem';
import { highestPrice, withIva } from '#server/import/read-price';
import type { ProductRow } from '#server/import/read-row';
import { askedPrice, type ImportRules, ruledValues } from '#server/import/rules';

/** Stand for a category, brand or provider that is still to be made: nothing stored has them. */
const laterCategory = '';
const laterId = 0;

const neededByNew = fields.filter((field) => columns[field].needed === 'new' && field !== 'price');

/** The fields that a row lacks, where it makes a new product. */
export const missingOf = (
  { values }: ProductRow,
  stored: StoredProduct | undefined,
  { categoryId, brandId }: ImportRules,
): Field[] => {
  if (stored) return [];
  const isRuled = (field: Field) => Boolean((field === 'category' && categoryId) || (field === 'brand' && brandId));
  const missing: Field[] = neededByNew.filter((field) => !values[field] && !isRuled(field));
  return priceOf(values, stored) === undefined ? [...missing, 'price'] : missing;
};

type Building = { header: Header; names: Names; images: readonly number[] | undefined; rules: ImportRules };

/** The product to save for a row with these `images`, or the row's problems in view of the stored one. */
export const buildProduct = (
  read: ProductRow,
  stored: StoredProduct | undefined,
  { header, names, images, rules: given }: Building,
): { product: ProductToSave } | { problems: Problem[] } => {
  const { row, code, values } = read;
  const { category, brand, provider } = values;
  // Only pictures came of it.
  const rules = row === undefined ? {} : given;
  const price = askedPrice(priceOf(values, stored), rules);
  const ruled = ruledValues(read, stored, rules);
  const problems = missingProblems(read, missingOf(read, stored, rules), header);
  if (price && price > highestPrice)
    problems.push({ row, column: labelOf(header, 'price'), says: 'con el margen es más que 10.000.000' });
  const categoryId = category ? names.category(category) : undefined;
  if (category && 'id' in category && !categoryId) {
    const says = `no hay una categoría ${category.id} en este sitio`;
    problems.push({ row, column: labelOf(header, 'category'), says });
  }
  const places = category ? names.places(category) : [];
  if (!categoryId && places.length > 0)
    problems.push({ row, column: labelOf(header, 'category'), says: severalPlaces(places) });
  if (problems.length > 0) return { problems };
  return {
    product: {
      code,
      price,
      name: values.name ?? undefined,
      description: values.description === null ? '' : values.description,
      categoryId: category ? (categoryId ?? laterCategory) : ruled.categoryId,
      brandId: idOf(brand, names.brand) ?? ruled.brandId,
      providerId: provider === null ? null : (idOf(provider, names.provider) ?? ruled.providerId),
      providerCode: values.providerCode,
      providerUrl: values.providerUrl,
      mLCode: values.mLCode,
      barcode: values.barcode,
      minStock: values.minStock,
      family: values.family,
      dua: values.dua,
      ivaRate: values.ivaRate ?? undefined,
      isOriginal: values.isOriginal ?? undefined,
      isPublic: values.isPublic ?? ruled.isPublic,
      specifications: specificationsOf(read, stored),
      relatedLinks: linksOf(values, stored),
      images,
      previousCodes: previousCodesOf(values, stored),
    },
  };
};

const oneOf = new Intl.ListFormat('es', { type: 'disjunction' });
const placesMost = 5;

const severalPlaces = (places: readonly (readonly string[])[]) => {
  const written = places.slice(0, placesMost).map((path) => `«${path.join(' > ')}»`);
  return `hay ${places.length} categorías con ese nombre: escribí ${oneOf.format(written)}`;
};

/**
 * Columns that the file lacks are told once at the code, empty cells each where it is. A row with a code alone is one problem: titles
 * stand among the products of many lists.
 */
const missingProblems = (read: ProductRow, missing: readonly Field[], header: Header): Problem[] => {
  const { row, code } = read;
  if (missing.length > 0 && header.columns.length > 1 && saysCodeAlone(read))
    return [
      { row, column: labelOf(header, 'code'), says: `solo dice «${code}», y no es un producto: parece un título` },
    ];
  const lacks = missing.filter((field) => !hasColumn(header, field)).map((field) => columns[field].names[0]);
  const absent = listText(lacks.map((name) => `«${name}»`));
  const says = `el producto «${code}» es nuevo, y en el archivo no está ${absent}`;
  return [
    ...(lacks.length > 0 ? [{ row, column: labelOf(header, 'code'), says, lacks }] : []),
    ...missing
      .filter((field) => hasColumn(header, field))
      .map((field) => ({ row, column: labelOf(header, field), says: 'está vacía, y el producto es nuevo' })),
  ];
};

const saysCodeAlone = ({ values, specifications, stock }: ProductRow) =>
  specifications.size === 0 &&
  stock.size === 0 &&
  Object.entries(values).every(([field, value]) => field === 'code' || value === undefined);

const hasColumn = (header: Header, field: Field) =>
  header.columns.some(({ target }) => target.kind === 'field' && fieldOf(target.field) === field);

// A price without IVA is a price.
const fieldOf = (field: Field): Field => (field === 'netPrice' ? 'price' : field);

const idOf = (name: string | null | undefined, find: (name: string) => number | undefined) =>
  name ? (find(name) ?? laterId) : undefined;

const priceOf = ({ price, netPrice, ivaRate }: Values, stored: StoredProduct | undefined) =>
  netPrice ? withIva(netPrice, ivaRate ?? stored?.ivaRate ?? 22) : (price ?? undefined);

/** The list of its own column, or the stored one, with the single specifications put in. */
const specificationsOf = ({ values, specifications: single }: ProductRow, stored: StoredProduct | undefined) => {
  const { specifications: whole } = values;
  if (whole === undefined && single.size === 0) return undefined;
  const list = new Map((whole === undefined ? (stored?.specifications ?? []) : (whole ?? [])).map(pair));
  for (const [key, value] of single) {
    if (value === null) list.delete(key);
    else list.set(key, value);
  }
  const main = stored?.specifications.find(({ isDefault }) => isDefault)?.key;
  return [...list].map(([key, value]) => ({ key, value, isDefault: key === main }));
};

/** Those of the row beside the stored ones: a chain of renames keeps all its addresses. */
const previousCodesOf = ({ previousCodes }: Values, stored: StoredProduct | undefined) => {
  if (!previousCodes) return previousCodes === null ? [] : undefined;
  return [...new Set([...(stored?.previousCodes ?? []), ...previousCodes])];
};

const pair = ({ key, value }: { key: string; value: string }) => [key, value] as const;

const linksOf = ({ links }: Values, stored: StoredProduct | undefined) => {
  const main = stored?.relatedLinks.find(({ isDefault }) => isDefault)?.url;
  return links === undefined ? undefined : (links ?? []).map((link) => ({ ...link, isDefault: link.url === main }));
};
