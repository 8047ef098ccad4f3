import type { City, State } from '#contract/places';
import type { Ctx, Transaction } from '#server/ctx';
import { departments } from '#server/places/departments';
import { addCities, addStates, findCity, readCities, readStates } from '#server/places/places.store';
import { fieldRefusal } from '#server/refusal';

export const listStates = (ctx: Ctx): Promise<State[]> => readStates(ctx.db);
export const listCities = (ctx: Ctx): Promise<City[]> => readCities(ctx.db);

/** {stateId, stateName, cityId, cityName}, or undefined where it is not a city of that state. */
export const lookUpCity = (ctx: Ctx, stateId: number, cityId: number) => findCity(ctx.db, stateId, cityId);

/** The city with its state's name. Throws at the field `cityId` where it is not a city of that state. */
export const requireCity = async (ctx: Ctx, stateId: number, cityId: number, field = 'cityId') => {
  const city = await findCity(ctx.db, stateId, cityId);
  if (!city) throw fieldRefusal(field, 'field.city');
  return city;
};

/** Adds the 19 departments and their cities where they are missing. */
export const insertDepartments = async (db: Transaction) => {
  await addStates(db, departments);
  await addCities(
    db,
    departments.flatMap(({ id, cities }) => cities.map((city) => ({ ...city, state_id: id }))),
  );
};
