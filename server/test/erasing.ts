import { aCompany } from '#server/test/a-company';
import { aMarkedPerson } from '#server/test/a-marked-person';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aShopForOrders } from '#server/test/an-order';

/** Why the people of these tests are erased. */
export const reason = 'Lo pidió por carta';
const twoWeeks = 14 * 24 * 3_600_000;

/** An emptied shop with a product and a company, and how its administrator Alba Sosa erases people there. */
export const erasing = async (mark: string) => {
  const { shop } = await aShopForOrders();
  const admin = await aSignedIn(shop, { firstName: 'Alba', lastName: 'Sosa', roles: ['administrator'] });
  const { id: companyId } = await aCompany(shop.database.db, { name: 'Talleres Norte' });
  const product = await aProduct(shop, { name: 'Placa Uno' });
  return {
    shop,
    admin,
    companyId,
    product,
    marked: ({ hasDocument = false } = {}) =>
      aMarkedPerson(shop, { mark, administrator: admin.token, product, companyId, hasDocument }),
    /** Later, when a buyer may no longer withdraw; staff's sessions have ended. */
    later: async () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + twoWeeks);
      admin.token = (await shop.login(admin.email, admin.password)).access_token ?? '';
    },
    preview: (id: number) => shop.call('person/previewErasure', { id }, admin.token),
    erase: (id: number, name: string, why = reason) =>
      shop.call('person/erase', { id, name, reason: why }, admin.token),
  };
};
