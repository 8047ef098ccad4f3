import type { Access } from '#contract/call';
import { aCompany } from '#server/test/a-company';
import { aSeller, aSignedIn } from '#server/test/an-account';
import type { TestShop } from '#server/test/shop';

/** The roles that may call, as the access table of decisions A3 knows them. */
export const everyRole = async (shop: TestShop) => {
  const other = await aCompany(shop.database.db, { name: 'Otra empresa' });
  return {
    visitor: undefined,
    customer: (await aSignedIn(shop)).token,
    companyCustomer: (await aSignedIn(shop, { companyId: other.id })).token,
    seller: (await aSignedIn(shop, { roles: ['seller'] })).token,
    sellerOfOther: (await aSeller(shop, { sellsFor: [other.id] })).token,
    sellerOfSite: (await aSeller(shop)).token,
    administrator: (await aSignedIn(shop, { roles: ['administrator'] })).token,
  };
};

export type RoleName = keyof Awaited<ReturnType<typeof everyRole>>;

const sellers: RoleName[] = ['seller', 'sellerOfOther', 'sellerOfSite', 'administrator'];
const signedIn: RoleName[] = ['customer', 'companyCustomer', ...sellers];

/** Roles that each access lets through. The service itself checks the order or the person. */
export const allowed: Record<Access, readonly RoleName[]> = {
  anyone: ['visitor', ...signedIn],
  signedIn,
  seller: sellers,
  selOfCompany: sellers,
  selOfSite: ['sellerOfSite', 'administrator'],
  administrator: ['administrator'],
};
