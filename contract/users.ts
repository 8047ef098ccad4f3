import { z } from 'zod';
import { roles, user, userGroups } from '#contract/accounts';
import { defineCalls, done } from '#contract/call';
import { company } from '#contract/companies';
import { guid, id, requiredEmail } from '#contract/fields';
import { filterId, filterText, listInput } from '#contract/filters';
import { person, personName } from '#contract/people';
import { messages } from '#contract/plain/messages';
import { positionIds } from '#contract/plain/positions';

const someRoles = z.array(z.enum(roles)).max(roles.length);

/** The positions of a person, one at a company. */
const positions = z.array(z.object({ companyId: id, position: z.enum(positionIds) })).max(20);
const onePerCompany = positions.refine(
  (list) => new Set(list.map(({ companyId }) => companyId)).size === list.length,
  messages['user.twoPositions'],
);

/** The mail's link where no mail server has taken the mail: somebody has to hand it over. */
const link = z.string().nullable();

/** A user as lists show him: of company or employers the names. */
const listedUser = user
  .pick({
    guid: true,
    name: true,
    email: true,
    firstName: true,
    lastName: true,
    isSeller: true,
    roles: true,
    isActive: true,
    isLocked: true,
  })
  .extend({ company: company.pick({ id: true, name: true }).nullable(), employeeOf: person.shape.employeeOf });
export type ListedUser = z.output<typeof listedUser>;

/** The staff: docs/decisions/012-users.md. */
export const userCalls = defineCalls({
  'user/filter': {
    summary: 'Lista usuarios según texto, grupo o la persona de la cuenta',
    access: 'administrator',
    input: listInput({ text: filterText, group: z.enum(userGroups), personId: filterId }),
    output: z.object({ data: z.array(listedUser), resultCount: z.number() }),
  },
  /** Gives these roles and positions and no others; of the two what is not given stays. `seen…`: what the editor saw. */
  'user/setRoles': {
    summary: 'Cambia los roles y puestos de un usuario',
    access: 'administrator',
    input: z.object({
      guid,
      roles: someRoles.optional(),
      seenRoles: someRoles.optional(),
      positions: onePerCompany.optional(),
      seenPositions: positions.optional(),
    }),
    output: z.object({ data: user }),
  },
  /** With null the account gets a new person of its own names (docs/decisions/024-people.md). */
  'user/linkPerson': {
    summary: 'Vincula una cuenta con otra persona, o la deja con una nueva',
    access: 'administrator',
    input: z.object({ guid, personId: id.nullable() }),
    output: z.object({ data: user }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 15, input: ({ userGuid, personId }) => ({ guid: userGuid, personId }) },
  },
  'user/invite': {
    summary: 'Crea la cuenta de alguien con sus roles y puestos y le manda una invitación',
    access: 'administrator',
    limit: { name: 'invitation', per: 'account', points: 60, seconds: 3600, shared: true },
    input: z.object({
      email: requiredEmail(),
      firstName: personName,
      lastName: personName,
      roles: someRoles,
      positions: onePerCompany.default([]),
    }),
    output: z.object({ data: user, link }),
  },
  'user/sendInvitation': {
    summary: 'Manda otra vez una invitación',
    access: 'administrator',
    limit: { name: 'invitation', per: 'account', points: 60, seconds: 3600, shared: true },
    input: z.object({ guid }),
    output: done.extend({ link }),
  },
  'user/setLock': {
    summary: 'Bloquea o desbloquea una cuenta',
    access: 'administrator',
    input: z.object({ guid, isLocked: z.boolean() }),
    output: z.object({ data: user }),
  },
});
