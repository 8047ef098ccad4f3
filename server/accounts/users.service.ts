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
import { companiesById, companiesElsewhere, ownCompany } from '#server/companies/companies.service';
import type { Ctx } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { peopleById } from '#server/people/people.service';
import { fieldRefusal, Refusal } from '#server/refusal';

const usersOf = async (ctx: Ctx, rows: readonly AccountRow[]): Promise<User[]> => {
  const people = await peopleById(ctx, ids(rows, 'personId'));
  const companies = await companiesById(ctx, ids(rows, 'companyId'));
  const vehicles = await vehiclesById(ctx, ids(rows, 'vehicleId'));
  const own = rows.some((row) => row.roles.includes('administrator')) ? await ownCompany(ctx) : undefined;
  const elsewhere = rows.some((row) => row.roles.length > 0) ? await companiesElsewhere(ctx) : new Set();
  return rows.map((row) => {
    const person = people.get(row.personId ?? 0) ?? null;
    const jobs = person?.employeeOf.filter((job) => rightsOf(job.position).sees.includes('orders')) ?? [];
    const employers = jobs.filter(({ id }) => !elsewhere.has(id));
    const isStaff = row.roles.length > 0;
    const also = own && row.roles.includes('administrator') && !employers.some((one) => one.id === own.id) ? [own] : [];
    return {
      guid: row.guid,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      roles: row.roles,
      isSeller: row.roles.includes('seller'),
      externalId: row.personId === null ? `companyId:${row.companyId}` : `personId:${row.personId}`,
      person,
      company: companies.get(row.companyId ?? 0) ?? null,
      sellsFor: isStaff ? [...employers, ...also].map(({ id, name }) => ({ id, name })) : [],
      isActive: row.activatedAt !== null,
      isLocked: row.lockedAt !== null,
      vehicle: vehicles.get(row.vehicleId ?? 0) ?? null,
      vehicleYear: row.vehicleId === null ? null : row.vehicleYear,
    };
  });
};

const ids = (rows: readonly AccountRow[], key: 'personId' | 'companyId' | 'vehicleId') =>
  rows.flatMap((row) => (row[key] === null ? [] : [row[key]]));

const userOf = async (ctx: Ctx, row: AccountRow | undefined): Promise<User> => {
  const [user] = row ? await usersOf(ctx, [row]) : [];
  if (!user) throw new Refusal('user.notFound');
  return user;
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

export const filterUsers = async (ctx: Ctx, { filters, rowIndex, rowsMax }: Parsed<'user/filter'>) => ({
  data: await usersOf(ctx, await readAccounts(ctx.db, filters, rowIndex, rowsMax)),
  resultCount: await countAccounts(ctx.db, filters),
});
