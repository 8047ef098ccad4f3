import type { ProductToSave } from '#server/catalogue/product-to-save';
import { cleanLine, cleanText } from '#server/clean-text';

const lines = ['code', 'name', 'providerCode', 'providerUrl', 'mLCode', 'family', 'dua'] as const;

/** A product with its texts as they are kept, whoever gives them: what goes out to a spreadsheet comes in the same. */
export const cleanProduct = (row: ProductToSave): ProductToSave => {
  const clean = { ...row };
  for (const name of lines) {
    const text = row[name];
    if (text) Object.assign(clean, { [name]: cleanLine(text) });
  }
  if (row.description) clean.description = cleanText(row.description);
  if (row.specifications) {
    clean.specifications = row.specifications.map((one) => {
      return { ...one, key: cleanLine(one.key), value: cleanLine(one.value) };
    });
  }
  if (row.relatedLinks) {
    clean.relatedLinks = row.relatedLinks.map((one) => {
      return { ...one, name: cleanLine(one.name), url: cleanLine(one.url) };
    });
  }
  if (row.related) clean.related = row.related.map(cleanLine);
  if (row.previousCodes) clean.previousCodes = row.previousCodes.map(cleanLine);
  return clean;
};
