import type { CallNames } from '#contract/call';
import type { peopleCalls } from '#contract/people';
import { type Entity, entity, list, mode } from '#contract/plain/entity';

/** The lists of a person (`Pe`) or a company (`Co`). */
export const contactLists = (prefix: string): Entity => ({
  phones: list('Phones', {
    ...mode,
    phone: `${prefix}Phone`,
    type: `${prefix}PhoneType`,
    observation: `${prefix}PhoneObservation`,
  }),
  addresses: list('Addresses', {
    ...mode,
    address: `${prefix}Address`,
    ...entity(`${prefix}Address`, 'recipient zIPCode observation identifier geolocation'),
    stateId: 'StateId',
    stateName: 'StateName',
    cityId: 'CityId',
    cityName: 'CityName',
  }),
  emails: list('Emails', { ...mode, email: `${prefix}Email` }),
});
export const employer = entity('Company', 'id name', { position: 'EmployeePositionId' });
export const person = entity('Person', 'id name lastName identifier defaultEmail', {
  employeeOf: list('EmployeeOf', employer),
  ...contactLists('Pe'),
});

/** These of an entity's lists, by their names. */
export const children = (of: Entity, ...fields: string[]): Record<string, Entity> =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const field = of[name];
      return typeof field === 'object' && field.of ? [[name, field.of]] : [];
    }),
  );

export const calls: CallNames<typeof peopleCalls> = {
  'person/find': { out: { data: person } },
  'person/update': {
    in: { parms: person, ...children(person, 'phones', 'addresses', 'emails') },
    out: { data: person },
  },
  'person/add': { in: { person }, out: { data: person } },
  'person/filter': { out: { data: person } },
};
