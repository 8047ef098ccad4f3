import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aPerson } from '#server/test/a-person';
import { twoToMerge } from '#server/test/merged-companies';
import type { TestShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

// Somebody names a person whom another transaction is erasing.
let shop: TestShop;
let call: Awaited<ReturnType<typeof twoToMerge>>['call'];
let id: number;
let otherId: number;
let eva: number;
beforeEach(async () => {
  ({ shop, call, id, otherId } = await twoToMerge());
  eva = (await aPerson(shop.database.db, { name: 'Eva', lastName: 'Paz' })).id;
});

/** Deletes her as an erasure does, while `ask` waits for it. */
const whileSheGoes = async <T>(ask: () => Promise<T>): Promise<T> => {
  const { asked } = await shop.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('person').select('id').where('id', '=', eva).forUpdate().execute();
    await tx.deleteFrom('employee').where('person_id', '=', eva).execute();
    const waiting = ask();
    await untilBlocked();
    await tx.deleteFrom('person').where('id', '=', eva).execute();
    return { asked: waiting };
  });
  return asked;
};

test('as an employee: a 422 at the item', async () => {
  const employees = [{ mode: 'INS' as const, personId: eva }];
  const { status, fields } = await whileSheGoes(() => call.update(id, { employees }));
  expect([status, fields]).toEqual([422, { 'employees.0.personId': messages['field.choice'] }]);
});

test('by the undo of a merge: her jobs do not come back', async () => {
  for (const one of [id, otherId]) await call.update(one, { employees: [{ mode: 'INS', personId: eva }] });
  const { mergeId } = await call.merge(id, otherId);
  const undone = await whileSheGoes(() => call.undo(mergeId));
  expect([undone.status, undone.error]).toEqual([200, '']);
  expect((await call.find(otherId))?.employees).toEqual([]);
});
