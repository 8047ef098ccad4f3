import type { HandlersOf } from '#server/http/handlers';
import { changePerson, createPerson, filterPeople, findPerson } from '#server/people/people.service';
import { listPersonTwins } from '#server/people/person-twins.service';

export const peopleRoutes: HandlersOf<
  'person/find' | 'person/update' | 'person/add' | 'person/filter' | 'person/listTwins'
> = {
  'person/find': async (ctx, { id }) => ({ data: await findPerson(ctx, id) }),
  'person/update': {
    run: async (ctx, input) => ({ data: await changePerson(ctx, input) }),
    exists: (ctx, { id }) => findPerson(ctx, Number(id)),
  },
  'person/add': async (ctx, input) => ({ data: await createPerson(ctx, input) }),
  'person/filter': filterPeople,
  'person/listTwins': async (ctx, input) => ({ data: await listPersonTwins(ctx, input) }),
};
