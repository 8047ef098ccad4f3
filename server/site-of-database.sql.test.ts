import { expect, test } from 'vitest';
import { addBasics } from '#server/basics';
import { sitesOfDatabase } from '#server/site-of-database';
import { testShop } from '#server/test/shop';
import { sites } from '#sites/all';

const served = [{ site: sites.RTC, origin: 'http://tienda.test' }];

// Another site's list has Salto: this one offers those that it began with.
test("company and branches are the database's, and a start says what sites/ has otherwise", async () => {
  const { database } = await testShop();
  const { db } = database;
  await addBasics(db, [sites.RTC]);
  expect(await sitesOfDatabase(db, served)).toEqual({ served, differences: [] });

  await db.updateTable('company').set({ name: 'Ñandú S.A.' }).where('own_site', '=', 'RTC').execute();
  const [first] = sites.RTC.branches;
  await db
    .updateTable('branch')
    .set({ address: 'Rincón 500, Montevideo', phone: null })
    .where('code', '=', first?.code ?? '')
    .execute();
  await db.insertInto('branch').values({ code: 'SAL', name: 'Salto', address: 'Uruguay 12', position: 9 }).execute();

  const { served: own, differences } = await sitesOfDatabase(db, served);
  const [{ site } = { site: sites.NAM }] = own;
  expect(site.company).toEqual({ ...sites.RTC.company, name: 'Ñandú S.A.' });
  expect(site.branches.map(({ name, address, city, phone }) => [name, address, city, phone])).toEqual([
    [first?.name, 'Rincón 500', 'Montevideo', first?.phone],
    ...sites.RTC.branches.slice(1).map(({ name, address, city, phone }) => [name, address, city, phone]),
  ]);
  expect(differences).toContain(
    `RTC: la empresa, name, es "Ñandú S.A." en la base y "${sites.RTC.company.name}" en sites/. Vale la base.`,
  );
});
