import type { Autopart } from '#contract/autoparts';
import { isRange, mayBeIn } from '#contract/plain/year-range';
import { type OwnVehicle } from '#web/data/vehicle';

export type Application = Omit<Autopart['applications'][number], 'source'>;
/** The vehicle and its year that a list was asked for. They go along in the address of a part's page. */
export type PickedVehicle = { v?: number; y?: number };

/** The vehicle that a page's address names; a year alone is no vehicle. */
export const readPicked = (query: URLSearchParams): PickedVehicle => {
  const [v, y] = ['v', 'y'].map((key) => Number(/^\d{1,9}$/.exec(query.get(key) ?? '')?.[0] ?? 0));
  return v ? { v, ...(y && { y }) } : {};
};

/** Whether the picked one is one's own: that vehicle, and no other of its years. */
export const isPickedOwn = ({ v, y }: PickedVehicle, own: OwnVehicle) =>
  v === own.id && (y === undefined || y === own.year || !mayBeIn(own.yearRange, y));

type Asked = { v?: number | undefined; y?: number | undefined };
const isOf = ({ vehicleId, yearRange }: Application, { v, y }: Asked) =>
  v !== undefined && vehicleId === v && mayBeIn(yearRange, y);

/** The places among a part's applications of those that go into one of these vehicles, of its year where that is known. */
export const placesOf = (applications: readonly Application[], asked: readonly Asked[]): number[] =>
  applications.flatMap((application, at) => (asked.some((one) => isOf(application, one)) ? [at] : []));

/** How a part's applications call the vehicle for which it was looked for; undefined where none of them names it. */
export const pickedVehicle = (applications: readonly Application[], { v, y }: PickedVehicle) => {
  const named = applications.find((application) => isOf(application, { v, y }));
  if (v === undefined || !named) return undefined;
  const years = y ?? (isRange(named.yearRange) ? named.yearRange : '');
  return { v, ...(y !== undefined && { y }), name: [named.brandName, named.name, years].filter(Boolean).join(' ') };
};

/** The vehicle that a part in the cart is named by: the page's, else one's own, where its first application is not of it. */
export const boughtFor = (applications: readonly Application[], picked: PickedVehicle, own: OwnVehicle | null) => {
  const { v, y = 0 } = picked.v || !own ? picked : { v: own.id, y: own.year };
  // An address may say any number, which an order refuses.
  const isYear = y >= 1900 && y <= 2100;
  if (v === undefined || applications[0]?.vehicleId === v) return undefined;
  return pickedVehicle(applications, { v, ...(isYear && { y }) });
};
