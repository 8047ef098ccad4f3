import type { CallNames } from '#contract/call';
import type { peopleCalls } from '#contract/people';
import { type Entity, entity, list } from '#contract/plain/entity';
import { entityOf } from '#contract/plain/thing';
import { person as declared } from '#contract/things/person';

export const employer = entity('Company', 'id name', { position: 'EmployeePositionId' });
export const person: Entity = {
  ...entityOf(declared),
  defaultEmail: 'PersonDefaultEmail',
  hasAccount: 'PersonHasAccount',
  employeeOf: list('EmployeeOf', employer),
};

const personTwin = entity('Person', 'id name lastName identifier email by');

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
    in: { parms: person, ...children(person, ...declared.lists.map(({ name }) => name)) },
    out: { data: person },
  },
  'person/add': { in: { person: { ...person, guid: 'PersonGUID' } }, out: { data: person } },
  'person/filter': { out: { data: person } },
  'person/listTwins': { out: { data: personTwin } },
};
