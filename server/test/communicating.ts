import type { Input } from '#contract/contract';
import type { EventType } from '#contract/plain/communications';
import { aCommunication } from '#server/test/a-communication';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, signIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

type New = Input<'communication/add'>['comm'];
type Event = Input<'communication/addEvent'>['commEvent'];
type Stored = Partial<Omit<Parameters<typeof aCommunication>[1], 'events'>> & { lastEvent?: EventType; newDate?: Date };

/** An emptied shop whose seller Beto Sosa talks with Iris Gil of Radiadores Sur. */
export const communicating = async () => {
  await freshDatabase();
  const shop: TestShop = await testShop();
  const { db } = shop.database;
  const seller = await aSeller(shop, { firstName: 'Beto', lastName: 'Sosa' });
  const own = db.selectFrom('company').select('id').where('own_site', '=', 'RTC');
  const { id: ownId } = await own.executeTakeFirstOrThrow();
  const { id: clientId } = await aCompany(db, { name: 'Radiadores Sur', identifier: '217777770017' });
  const { id: personId } = await aPerson(db, { name: 'Iris', lastName: 'Gil', email: 'iris@ejemplo.uy' });
  const made = { creatorPersonId: seller.personId ?? 0, creatorCompanyId: ownId, contactCompanyId: clientId };
  const comm: New = { ...made, subject: 'Cotización', message: 'Pidió precio por diez' };
  return {
    shop,
    seller,
    ownId,
    clientId,
    personId,
    made,
    comm,
    /** Lets it be that moment; the seller's session is a new one. */
    at: async (now: string) => {
      shop.clock.now = new Date(now);
      seller.token = await signIn(shop, seller);
    },
    add: (given: object = {}, token = seller.token) =>
      shop.call('communication/add', { comm: { ...comm, ...given } }, token),
    addEvent: (commId: number, commEvent: Event, seenEventId?: number, token = seller.token) =>
      shop.call(
        'communication/addEvent',
        { commId, commEvent, ...(seenEventId !== undefined && { seenEventId }) },
        token,
      ),
    find: async (id: number, token = seller.token) => (await shop.call('communication/find', { id }, token)).data,
    /** One that is stored already, with its last event alone: by default a call that is due now. */
    stored: async ({ lastEvent: type = 'SCH', newDate = shop.clock.now, ...more }: Stored = {}) => {
      const events = [{ type, newDate }] as const;
      const { id } = await aCommunication(db, {
        ...made,
        contactPersonId: personId,
        at: shop.clock.now,
        ...more,
        events,
      });
      const event = db.selectFrom('communication_event').select('id').where('communication_id', '=', id);
      return { id, eventId: (await event.executeTakeFirstOrThrow()).id };
    },
  };
};
