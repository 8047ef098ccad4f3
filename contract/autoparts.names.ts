import type { autopartCalls } from '#contract/autoparts';
import type { CallNames } from '#contract/call';
import { image, product } from '#contract/catalogue.names';
import { entity, list } from '#contract/plain/entity';

export const application = entity('Application', 'name yearRange brandName qualifier source', {
  brandId: 'BrandId',
  vehicleId: 'VehicleId',
});
export const relation = entity('Relation', 'kind', { family: 'AutopartFamily', code: 'AutopartCode' });
export const originalCode = entity('OriginalCode', 'code');
export const autopart = entity(
  'Autopart',
  'code family description isOriginal isPublic available height width system',
  {
    categoryId: 'CategoryId',
    categoryName: 'CategoryName',
    images: list('Images', image),
    products: list('Products', product),
    applications: list('Applications', application),
    originalCodes: list('OriginalCodes', originalCode),
    relations: list('Relations', relation),
  },
);
export const vehicle = entity('Vehicle', 'id name yearRange engine', { brandId: 'BrandId', brandName: 'BrandName' });

export const calls: CallNames<typeof autopartCalls> = {
  'autopart/findByFamily': { out: { data: autopart } },
  'autopart/filter': { out: { data: autopart, vehicle } },
  'autopart/suggest': { out: { data: autopart, vehicles: vehicle } },
  'autopart/listRelated': { out: { data: autopart } },
  'vehicle/filter': { out: { data: vehicle } },
  'vehicle/find': { out: { data: vehicle } },
};
