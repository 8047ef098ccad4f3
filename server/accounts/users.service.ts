import type { User } from '#contract/accounts';
import type { Parsed } from '#contract/contract';
import { rightsOf } from '#contract/plain/positions';
import {
  type AccountRow,
  countAccounts,
  lockAccountByGuid,
  readAccountByGuid,
  readAccounts,
  updateAccount,
} from '#server/accounts/accounts.store';
import { findVehicle, vehiclesById } from '#server/autoparts/vehicles.service';
import { changedValues } from '#server/changed-values';
import { companiesById, companiesOfSites } from '#server/companies/companies.service';
import type { Ctx } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { peopleById } from '#server/people/people.service';
import { fieldRefusal, Refusal } from '#server/refusal';

/** Fields of an account that both a list and the user alone show. */
const namesOf = (row: AccountRow) => ({
  guid: row.guid,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  roles: row.roles,
  isSeller: row.roles.includes('seller'),
  isActive: row.activatedAt !== null,
  isLocked: row.lockedAt !== null,
});

/** The one of that id, where there is an id. */
const oneOf = async <T>(
  find: (ctx: Ctx, ids: readonly number[]) => Promise<Map<number, T>>,
  ctx: Ctx,
  id: number | null,
): Promise<T | null> => (id === null ? null : ((await find(ctx, [id])).get(id) ?? null));

const userOf = async (ctx: Ctx, row: AccountRow | undefined): Promise<User> => {
  if (!row) throw new Refusal('user.notFound');
  const person = await oneOf(peopleById, ctx, row.personId);
  const isStaff = row.roles.length > 0;
  const ofSites = isStaff ? await companiesOfSites(ctx) : [];
  const own = ofSites.find(({ site }) => site === ctx.site.id);
  // The orders of the others' companies stand at their sites, so here nobody sells for them.
  const isElsewhere = (id: number) => id !== own?.id && ofSites.some((one) => one.id === id);
  const jobs = person?.employeeOf.filter((job) => rightsOf(job.position).sees.includes('orders')) ?? [];
  const employers = jobs.filter(({ id }) => !isElsewhere(id));
  const isAdministrating = row.roles.includes('administrator');
  const also = own && isAdministrating && !employers.some(({ id }) => id === own.id) ? [own] : [];
  return {
    ...namesOf(row),
    externalId: row.personId === null ? `companyId:${row.companyId}` : `personId:${row.personId}`,
    person,
    company: await oneOf(companiesById, ctx, row.companyId),
    sellsFor: isStaff ? [...employers, ...also].map(({ id, name }) => ({ id, name, isOwn: id === own?.id })) : [],
    vehicle: await oneOf(vehiclesById, ctx, row.vehicleId),
    vehicleYear: row.vehicleId === null ? null : row.vehicleYear,
  };
};

const isAdministrator = (ctx: Ctx) => ctx.session?.roles.includes('administrator') ?? false;
const requireOwn = (ctx: Ctx, guid: string) => {
  if (ctx.session?.guid !== guid && !isAdministrator(ctx)) throw new Refusal('user.notFound');
};

/** The caller's own user, or any for an administrator; to others it is not there. */
export const getUser = async (ctx: Ctx, guid: string): Promise<User> => {
  requireOwn(ctx, guid);
  return userOf(ctx, await readAccountByGuid(ctx.db, guid));
};

const labels = { firstName: 'Nombre', lastName: 'Apellido', vehicleId: 'Mi vehículo', vehicleYear: 'Año' };

export const changeUser = (ctx: Ctx, { guid, parms }: Parsed<'user/update'>): Promise<User> =>
  inTransaction(ctx, async (inside) => {
    requireOwn(inside, guid);
    const stored = await lockAccountByGuid(inside.db, guid);
    if (!stored) throw new Refusal('user.notFound');
    const changed = changedValues(parms, stored, labels);
    const { vehicleId } = changed;
    if (vehicleId && !(await findVehicle(inside, vehicleId))) throw fieldRefusal('vehicleId', 'vehicle.notFound');
    const values = { ...(vehicleId !== undefined && { vehicleYear: null }), ...changed };
    await recordHistory(inside, { entity: 'user', id: guid }, stored, values);
    await updateAccount(inside.db, stored.id, values);
    return getUser(inside, guid);
  });

/** A page of who has an account, with no more of each than a list shows. */
export const filterUsers = async (ctx: Ctx, { filters, rowIndex, rowsMax }: Parsed<'user/filter'>) => ({
  data: (await readAccounts(ctx.db, filters, rowIndex, rowsMax)).map((row) => ({
    ...namesOf(row),
    company: row.company,
    employeeOf: row.employeeOf,
  })),
  resultCount: await countAccounts(ctx.db, filters),
});
