import {
  type NamedVehicle,
  openVehicleNames,
  type StoredVehicle,
  similarKey,
  textOf,
} from '#server/autoparts/vehicle-names';
import { repeated } from '#server/import/problem';
import { dependsOnWrong, roundsMax } from './gathering.ts';

type External = { source: string; id: string };
/** A vehicle as a row says it is. `external`: absent it stays as it is, null takes it away. */
export type VehicleRow = NamedVehicle & { row: number; brand: string; external: External | null | undefined };
type Wrong = { row: number; field: 'model' | 'externalId'; says: string };
type Planned = { vehicle: VehicleRow; outcome: 'created' | 'changed'; isMoved: boolean };

const externalKey = ({ source, id }: External) => JSON.stringify([source, id]);

/**
 * Changes that rows make to the stored vehicles, and the rows that are wrong. A row that is left out gives up no name,
 * so the others are looked at again without it.
 */
export const planVehicles = (given: readonly VehicleRow[], stored: readonly StoredVehicle[]) => {
  const wrong: Wrong[] = [];
  let rows = given;
  for (let round = 1; ; round += 1) {
    const { refused, ...planned } = planOnce(rows, stored);
    if (refused.size === 0) return { ...planned, wrong };
    for (const one of planned.wrong) wrong.push(one);
    const dependent = round < roundsMax ? [] : planned.units.filter(({ isMoved }) => isMoved);
    for (const { vehicle } of dependent) wrong.push({ row: vehicle.row, field: 'externalId', says: dependsOnWrong });
    const left = new Set([...refused, ...dependent.map(({ vehicle }) => vehicle.row)]);
    rows = rows.filter(({ row }) => !left.has(row));
  }
};

/**
 * A row is the vehicle that its external key knows, and names it anew; without one it is the vehicle of that name, or a
 * new one. A name that a vehicle of the same file gives up is free.
 */
const planOnce = (rows: readonly VehicleRow[], stored: readonly StoredVehicle[]) => {
  const wrong: Wrong[] = [];
  const byExternal = new Map(
    stored.flatMap((one) =>
      one.externalSource !== null && one.externalId !== null
        ? [[externalKey({ source: one.externalSource, id: one.externalId }), one] as const]
        : [],
    ),
  );
  const known = ({ external }: VehicleRow) => (external ? byExternal.get(externalKey(external)) : undefined);
  const moved = new Set(rows.flatMap((row) => movedOf(row, known(row))));
  const names = openVehicleNames(stored.filter((one) => !moved.has(one)));
  const [rowOf, planned] = [new Map<string, number>(), [] as Planned[]];
  let unchanged = 0;
  const refused = new Set<number>();
  for (const row of rows) {
    const own = known(row) ?? names.find(row);
    const isMoved = own !== undefined && moved.has(own);
    const vehicle = own && !isMoved ? { ...row, brandId: own.brandId, model: own.model, engine: own.engine } : row;
    const keys = [own && !isMoved ? `id ${own.id}` : similarKey(row), row.external && externalKey(row.external)];
    const first = keys.map((key) => key && rowOf.get(key)).find(Boolean);
    const other = isMoved ? names.find(row) : undefined;
    if (first) {
      const twice = repeated(`${row.brand} ${textOf(row)}`, undefined, Number(first), row.row, refused);
      for (const { row: at = 0, says } of twice) wrong.push({ row: at, field: 'model', says });
      refused.add(row.row);
    } else if (other) {
      const says = `ya hay otro vehículo «${row.brand} ${textOf(other)}», y el código externo es de «${textOf(own ?? row)}»`;
      wrong.push({ row: row.row, field: 'externalId', says });
      refused.add(row.row);
    } else if (own && !isMoved && isSame(vehicle, own)) unchanged += 1;
    else planned.push({ vehicle, outcome: own ? 'changed' : 'created', isMoved });
    for (const key of keys) if (key && !rowOf.has(key)) rowOf.set(key, row.row);
  }
  return { units: planned, wrong, refused, unchanged };
};

/** The stored vehicle that a row gives another name; case and accents alone make none. */
const movedOf = (row: VehicleRow, own: StoredVehicle | undefined) =>
  own && similarKey(row) !== similarKey(own) ? [own] : [];

const isSame = ({ external }: VehicleRow, own: StoredVehicle) =>
  external === undefined ||
  (own.externalSource === (external?.source ?? null) && own.externalId === (external?.id ?? null));
