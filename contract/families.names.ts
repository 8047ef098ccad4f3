import {
  application,
  originalCode,
  relation,
  autopart as shown,
  vehicle as shownVehicle,
} from '#contract/autoparts.names';
import type { CallNames } from '#contract/call';
import { product } from '#contract/catalogue.names';
import type { familyCalls } from '#contract/families';
import { type Entity, entity, list, mode, seen } from '#contract/plain/entity';

const years = (prefix: string) => entity(prefix, 'yearFrom yearTo');
const inOrOut: Entity = { mode: 'BCMode' };

const { yearRange: _yearRange, brandName: _brandName, ...given } = { ...application, ...years('Application') };
export const ownApplication: Entity = { ...application, ...years('Application'), ...mode, ...seen(given) };
const ownCode: Entity = { ...originalCode, ...inOrOut };
const ownRelation: Entity = { ...relation, ...inOrOut };
const member: Entity = { ...product, ...inOrOut };
export const wholeFamily: Entity = {
  ...shown,
  applications: list('Applications', ownApplication),
  originalCodes: list('OriginalCodes', ownCode),
  relations: list('Relations', ownRelation),
  products: list('Products', member),
};
export const wholeVehicle: Entity = { ...shownVehicle, ...years('Vehicle'), families: 'VehicleFamilies' };

export const calls: CallNames<typeof familyCalls> = {
  'autopart/findWhole': { out: { data: wholeFamily } },
  'autopart/add': { in: { autopart: wholeFamily }, out: { data: wholeFamily } },
  'autopart/update': {
    in: {
      parms: wholeFamily,
      applications: ownApplication,
      originalCodes: ownCode,
      relations: ownRelation,
      products: member,
    },
    out: { data: wholeFamily },
  },
  'vehicle/listByBrand': { out: { data: wholeVehicle } },
  'vehicle/add': { in: { vehicle: wholeVehicle }, out: { data: wholeVehicle } },
  'vehicle/update': { in: { parms: wholeVehicle }, out: { data: wholeVehicle } },
};
