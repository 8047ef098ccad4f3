import type { Person } from '#contract/people';
import { person as declared } from '#contract/things/person';
import type { Rows } from '#server/import/export-rows';
import { everyPerson } from '#server/people/people.service';

const listed = (texts: readonly (string | null)[]) => texts.join(' | ');
const lists: Record<(typeof declared.lists)[number]['name'], (person: Person) => string> = {
  phones: ({ phones }) => listed(phones.map(({ phone }) => phone)),
  addresses: ({ addresses }) =>
    listed(addresses.map(({ address, cityName, stateName }) => [address, cityName, stateName].join(', '))),
  emails: ({ emails }) => listed(emails.map(({ email }) => email)),
};

/** The columns of people: all that is declared of them, and where they work. */
const columns: [title: string, cellOf: (person: Person) => string | null][] = [
  ...declared.fields.map(({ name, label }): (typeof columns)[number] => [label, (person) => person[name]]),
  ...declared.lists.map(({ name, label }): (typeof columns)[number] => [label, lists[name]]),
  ['Trabaja en', ({ employeeOf }) => listed(employeeOf.map(({ name }) => name))],
];

export const personTitles = columns.map(([title]) => title.toLowerCase());

/** All people as rows. */
export const personRows: Rows = async function* (ctx, report) {
  for await (const page of everyPerson(ctx)) {
    for (const person of page) yield columns.map(([, cellOf]) => cellOf(person) ?? '');
    report(page.length);
  }
};
