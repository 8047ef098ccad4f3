import { beforeEach, expect, test } from 'vitest';
import { placeAddresses } from '#server/people/locate-addresses.service';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { twoToMerge } from '#server/test/merged-companies';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let call: Awaited<ReturnType<typeof twoToMerge>>['call'];
let id: number;
let otherId: number;
beforeEach(async () => {
  ({ shop, call, id, otherId } = await twoToMerge());
});

type Position = 'SEL' | 'COM';
type Job = {
  own?: Position;
  other: Position;
  /** Change of the survivor's job after the merge. */
  later?: Position | 'gone';
  after: [own: Position | undefined, other: Position | undefined];
  listed?: 'kept' | 'returned';
};

/** The table of docs/decisions/022-merges.md. */
const jobs: Job[] = [
  { other: 'SEL', after: [undefined, 'SEL'] },
  { other: 'SEL', later: 'SEL', after: [undefined, 'SEL'], listed: 'returned' },
  { other: 'SEL', later: 'gone', after: [undefined, undefined], listed: 'kept' },
  { other: 'COM', later: 'SEL', after: ['SEL', undefined], listed: 'kept' },
  { own: 'SEL', other: 'SEL', after: ['SEL', 'SEL'] },
  { own: 'SEL', other: 'COM', after: ['SEL', 'COM'] },
  { own: 'SEL', other: 'SEL', later: 'COM', after: ['COM', undefined], listed: 'kept' },
  { own: 'SEL', other: 'COM', later: 'COM', after: ['COM', undefined], listed: 'kept' },
  { own: 'SEL', other: 'SEL', later: 'gone', after: [undefined, undefined], listed: 'kept' },
  { own: 'COM', other: 'SEL', after: ['COM', 'SEL'] },
  { own: 'COM', other: 'SEL', later: 'SEL', after: ['COM', 'SEL'], listed: 'returned' },
  { own: 'COM', other: 'COM', later: 'SEL', after: ['SEL', undefined], listed: 'kept' },
];

test('nobody whose job was taken or lowered gets it back, and what the merge took comes back though it was given anew', async () => {
  const { db } = shop.database;
  const people: number[] = [];
  for (const [at, { own, other }] of jobs.entries()) {
    const person = await aPerson(db, { name: `Persona${at}`, contacts: false });
    if (own) await employ(db, id, person.id, own);
    await employ(db, otherId, person.id, other);
    people.push(person.id);
  }
  const { mergeId, data } = await call.merge(id, otherId);
  const employees = jobs.flatMap(({ later }, at) => {
    const [item] = data?.employees?.filter(({ personId }) => personId === people[at]) ?? [];
    if (!item || !later) return [];
    if (later === 'gone') return [{ mode: 'DLT', id: item.id }];
    return [{ mode: 'UPD', id: item.id, personId: item.personId, employeePositionId: later }];
  });
  expect((await call.update(id, { employees })).status).toBe(200);
  const undone = (await call.undo(mergeId)).data;
  const [own, other] = [await call.find(id), await call.find(otherId)];
  const left = people.map((person, at): Job => {
    const positionIn = (of: typeof own) =>
      of?.employees?.find(({ personId }) => personId === person)?.employeePositionId as Position | undefined;
    const isListed = (list: 'kept' | 'returned') =>
      undone?.[list].some(({ text }) => text.startsWith(`Persona${at} ·`));
    const listed = (['kept', 'returned'] as const).find(isListed);
    const { after: _after, listed: _listed, ...job } = jobs[at] ?? { other: 'COM' };
    return { ...job, after: [positionIn(own), positionIn(other)], ...(listed && { listed }) };
  });
  expect(left).toEqual(jobs);
});

test('what was taken from the united company, or changed there, comes back to neither and is named', async () => {
  const { db } = shop.database;
  const third = (await aCompany(db, { name: 'Tercera' })).id;
  const { id: tagId } = await db.insertInto('tag').values({ name: 'Moroso' }).returning('id').executeTakeFirstOrThrow();
  for (const one of [id, otherId]) {
    const clientOf = [{ mode: 'INS', companyId: third }];
    await call.update(one, { tags: [{ mode: 'INS', tagId }], clientOf });
    await call.update(third, { clientOf: [{ mode: 'INS', companyId: one }] });
  }
  const { mergeId, data } = await call.merge(id, otherId);
  const goes = (items: readonly { id: number }[] | null | undefined) => [{ mode: 'DLT', id: items?.[0]?.id }];
  const emails = [{ mode: 'UPD', id: data?.emails[0]?.id, email: 'nueva@ejemplo.uy' }];
  const taken = { phones: goes(data?.phones), tags: goes(data?.tags), clientOf: goes(data?.clientOf) };
  expect((await call.update(id, { ...taken, emails })).status).toBe(200);
  await call.update(third, { clientOf: goes((await call.find(third))?.clientOf) });
  const { kept, returned } = (await call.undo(mergeId)).data ?? {};
  expect(kept).toHaveLength(5);
  expect(kept).toMatchObject([
    { label: 'Teléfonos', text: '099 123 456 · Casa' },
    { text: 'taller@ejemplo.uy' },
    { label: 'Cliente de', text: 'Tercera' },
    { label: 'Cliente de', text: 'Tercera' },
    { label: 'Etiquetas', text: 'Moroso' },
  ]);
  expect(returned).toEqual([]);
  expect(await call.find(otherId)).toMatchObject({
    phones: [],
    emails: [],
    tags: [],
    clientOf: [],
    addresses: [{ address: 'Bulevar Artigas 1234', isDefault: true }],
  });
  expect((await call.find(third))?.clientOf).toEqual([]);
  expect((await call.find(id))?.emails).toMatchObject([{ email: 'nueva@ejemplo.uy' }]);
});

test('an address goes back though the shop found its place since, and is looked for again', async () => {
  const rivera = { mode: 'INS', address: 'Rivera 1', stateId: 1, cityId: 1 };
  await call.update(otherId, { addresses: [rivera] });
  const located = () =>
    shop.enqueued.filter(({ queue }) => queue === 'address.locate').map(({ data }) => data.companyId);
  const { mergeId } = await call.merge(id, otherId);
  expect(located()).toEqual([otherId, id]);
  await placeAddresses(shop.ctx, { companyId: id });
  expect((await call.find(id))?.addresses).toMatchObject([
    { address: 'Bulevar Artigas 1234', geolocation: '-34.90000, -56.20000' },
    { address: 'Rivera 1', geolocation: '-34.90000, -56.20000' },
  ]);
  expect((await call.undo(mergeId)).data?.kept).toEqual([]);
  expect(located()).toEqual([otherId, id, otherId]);
  const addresses = [{ address: 'Bulevar Artigas 1234' }, { address: 'Rivera 1' }];
  expect(await call.find(otherId)).toMatchObject({ addresses });
  expect(await call.find(id)).toMatchObject({ addresses: addresses.slice(0, 1) });
});
