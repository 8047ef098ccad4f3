import type { Input } from '#contract/contract';
import type { EveryCall } from '#server/test/call-row';

const listed = { filters: {}, rowIndex: 0, rowsMax: 100 };
let count = 0;

/** Rows of `everyCall` for families and vehicles, where this vehicle fits MEDIDA-F, whose product is MEDIDA-F1. */
export const partsCalls = ({ id: vehicleId, brandId }: { id: number; brandId: number }) => {
  const vehicle = { brandId, name: 'Gol medido', engine: '1.6', yearFrom: 2004, yearTo: 2012 };
  const products = () => {
    const code = `MEDIDA-N${++count}`;
    return [{ code, name: 'Radiador medido', brandId, categoryId: '1.1', price: 9900 }];
  };
  const add = (): Input<'autopart/add'> => ({
    autopart: {
      family: `MEDIDA-A${++count}`,
      height: 345.5,
      applications: [{ vehicleId }, { name: 'Motores AP', brandId }],
      originalCodes: [{ code: '21410-1HC0A' }],
      relations: [{ kind: 'equivalent', family: 'MEDIDA-F' }],
      products: products(),
    },
  });
  const update = (): Input<'autopart/update'> => ({
    family: 'MEDIDA-F',
    parms: { system: { value: 'Brasado', before: null } },
    applications: [{ mode: 'INS', name: 'Motores AP', brandId }],
    originalCodes: [{ mode: 'INS', code: '21410-1HC0B' }],
    products: products().map((one) => ({ ...one, mode: 'INS' as const })),
  });
  return {
    'autopart/findByFamily': ['visitor', 1, () => ({ family: 'MEDIDA-F' })],
    'autopart/filter': ['visitor', 0, () => ({ ...listed, filters: { categoryId: '1.1', vehicleId, year: 2008 } })],
    'autopart/suggest': ['visitor', 0, () => ({ text: 'gol' })],
    'autopart/listRelated': ['visitor', 1, () => ({ family: 'MEDIDA-F' })],
    'autopart/findWhole': ['seller', 8, () => ({ family: 'MEDIDA-F' })],
    'autopart/add': ['seller', 54, add],
    'autopart/update': ['seller', 49, update],
    'vehicle/filter': ['visitor', 0, () => ({ brandId, categoryId: 1 })],
    'vehicle/find': ['visitor', 0, () => ({ vehicleId })],
    'vehicle/listByBrand': ['seller', 2, () => ({ brandId })],
    'vehicle/add': ['seller', 11, () => ({ vehicle })],
    'vehicle/update': ['seller', 18, () => ({ vehicleId, parms: { yearTo: { value: 2013, before: 2012 } } })],
  } satisfies Partial<EveryCall>;
};
