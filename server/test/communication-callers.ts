import { aCompany, employ } from '#server/test/a-company';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';
import { anOrderOf } from '#server/test/merged-companies';
import { somePlaces } from '#server/test/some-places';

export const communications = [
  'ownMade',
  'otherWithBuyer',
  'otherWithItself',
  'otherWithStranger',
  'nobodySells',
] as const;
export type Name = (typeof communications)[number];
type Caller = { token: string; personId: number | null };

/** A shop with one communication of each kind and one caller of each kind (docs/decisions/025-communications.md). */
export const communicationCallers = async () => {
  const given = await communicating();
  const { shop } = given;
  const { db } = shop.database;
  await somePlaces(db);
  const other = (await aCompany(db, { name: 'Frenos del Este' })).id;
  const buyer = (await aCompany(db, { name: 'Compró SA' })).id;
  const stranger = (await aCompany(db, { name: 'No compró SA' })).id;
  const elsewhere = (await aCompany(db, { name: 'La de autopartes', ownSite: 'NAM' })).id;
  await anOrderOf(shop, buyer);
  await db.updateTable('orders').set({ to_company_id: other }).execute();
  const seller = (firstName: string, sellsFor: number[]) => aSignedIn(shop, { roles: ['seller'], sellsFor, firstName });
  const buys = await aSignedIn(shop, { roles: ['seller'] });
  await employ(db, given.ownId, buys.personId ?? 0, 'COM');
  const dino = await seller('Dino', [other]);
  const callers: Record<string, Caller> = {
    'an administrator': await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma' }),
    'SEL of the site’s own company': await aSeller(shop, { firstName: 'Caro' }),
    'SEL of another company': dino,
    'SEL of another site’s company': await seller('Elsa', [elsewhere]),
    'COM of the own company': buys,
    'a seller whom nobody employs': await seller('Fito', []),
  };
  const madeByOther = { creatorPersonId: dino.personId, creatorCompanyId: other, contactPersonId: null };
  const contacts = { otherWithBuyer: buyer, otherWithItself: other, otherWithStranger: stranger };
  const ids = {} as Record<Name, number>;
  ids.ownMade = (await given.stored({ subject: 'ownMade' })).id;
  const { id: nobodySellsFor } = await aCompany(db, { name: 'Ya nadie vende SA' });
  ids.nobodySells = (await given.stored({ subject: 'nobodySells', creatorCompanyId: nobodySellsFor })).id;
  for (const [name, contactCompanyId] of Object.entries(contacts))
    ids[name as Name] = (await given.stored({ ...madeByOther, contactCompanyId, subject: name })).id;
  // A change of each, so that the history knows them.
  const authors: Partial<Record<Name, string>> = {
    ownMade: given.seller.token,
    nobodySells: callers['an administrator']?.token ?? '',
  };
  for (const name of communications) {
    const author = authors[name] ?? dino.token;
    const parms = { message: { value: 'Cambió', before: 'Pidió precio por diez' } };
    await shop.call('communication/update', { id: ids[name], parms }, author);
  }
  const who = (caller: string) => callers[caller] ?? { token: '', personId: null };
  return { given, shop, who, ids, other, buyer, stranger };
};
