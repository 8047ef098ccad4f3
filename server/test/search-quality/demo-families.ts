import type { DemoFitment } from '#demo/autoparts/fitments';
import { demoAutoparts } from '#demo/autoparts/products';
import { demoVehicles } from '#demo/autoparts/vehicles';
import { categories } from '#demo/catalogue/categories';
import { documentOf } from '#server/read-model/families/read-documents';
import { namesFrom, noNames } from '#server/read-model/names';
import { brandIdOf, productOf } from './demo-product.ts';
import type { QualityFamily } from './right-family.ts';

const { families, products } = demoAutoparts();
const names = namesFrom({ ...noNames, categories: categories.map((one) => ({ ...one, number: 0, image: null })) });
const byFamily = Map.groupBy(products, ({ family }) => family);

/** A fitment of the demo: a vehicle, or words. Years are those of both. */
const wordsOf = ({ qualifier, ...what }: DemoFitment) => {
  if (!('vehicle' in what))
    return {
      brand: what.brand ?? '',
      model: '',
      engine: '',
      application: what.application,
      qualifier,
      from: what.from ?? null,
      to: what.to ?? null,
    };
  const vehicle = demoVehicles[what.vehicle];
  const { brand = '', model = '', engine = '' } = vehicle ?? {};
  return {
    brand,
    model,
    engine,
    application: '',
    qualifier,
    from: what.from ?? vehicle?.from ?? null,
    to: what.to ?? vehicle?.to ?? null,
  };
};

/** The families of the demo that a visitor may find, each with its public products. */
export const seenFamilies = families.flatMap((family): QualityFamily[] => {
  const own = (byFamily.get(family.family) ?? []).filter(({ isPublic }) => isPublic);
  if (own.length === 0) return [];
  return [
    {
      family: family.family,
      category: family.category,
      originalCodes: family.originalCodes,
      height: family.height,
      width: family.width,
      makers: own.map(({ brand }) => brand),
      codes: own.map(({ code }) => code),
      fitments: family.fitments.map(wordsOf),
    },
  ];
});

const placeOf = new Map(products.map((part, at) => [part, at]));

/** All families of the demo as they are searched. */
export const demoDocuments = families.map((family) => {
  const own = (byFamily.get(family.family) ?? []).map((part) => productOf(part, 1 + (placeOf.get(part) ?? 0)));
  // Public before hidden, then oldest first: as they are read.
  own.sort((one, other) => Number(other.card.isPublic) - Number(one.card.isPublic) || one.card.id - other.card.id);
  const fitments = family.fitments.map((fitment) => {
    const { brand, model, engine, application, qualifier, from, to } = wordsOf(fitment);
    return {
      family: family.family,
      application: application || null,
      qualifier,
      source: '',
      from,
      to,
      vehicleId: 'vehicle' in fitment ? fitment.vehicle + 1 : null,
      model: model || null,
      engine: engine || null,
      brandId: brand ? brandIdOf(brand) : null,
      brandName: brand || null,
    };
  });
  const { description, height, width, system, originalCodes } = family;
  const stored = {
    code: family.family,
    description,
    height,
    width,
    system: system || null,
    products: [],
    fitments,
    originalCodes: originalCodes.map((code) => ({ code })),
  };
  return documentOf(stored, own, names);
});
