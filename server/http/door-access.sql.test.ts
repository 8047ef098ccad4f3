import { beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/call';
import { sessionOfPassword } from '#server/accounts/session-of-password';
import { doorEntries } from '#server/doors';
import { type DoorEntry, mountDoor } from '#server/http/door';
import { anAccount } from '#server/test/an-account';
import { allowed, everyRole, type RoleName } from '#server/test/every-role';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let roles: Awaited<ReturnType<typeof everyRole>>;
beforeAll(async () => {
  shop = await testShop();
  roles = await everyRole(shop);
});

// Each try from another address, so that no limit speaks before the door.
let addresses = 0;
const nextAddress = () => `10.1.${(addresses += 1) >> 8}.${addresses & 255}`;

// The doors that are no calls: the same table for a shop of this machine alone, and for one that others reach.
const forEveryone: Record<string, Access> = {
  '/Oauth/access_token': 'anyone',
  '/upload.aspx/gxobject': 'seller',
  '/rest/import/add': 'selOfSite',
  '/rest/import/pictures': 'selOfSite',
  '/rest/import/errors': 'selOfSite',
  '/rest/order/addSlip': 'signedIn',
  '/rest/export/products': 'selOfSite',
  '/rest/export/prices': 'selOfSite',
  '/rest/export/stock': 'selOfSite',
  '/rest/export/families': 'selOfSite',
  '/rest/export/vehicles': 'selOfSite',
  '/rest/export/fitments': 'selOfSite',
  '/rest/export/codes': 'selOfSite',
  '/rest/export/orders': 'selOfCompany',
  '/rest/export/newsletter': 'administrator',
  '/rest/export/people': 'administrator',
  '/rest/person/document': 'administrator',
  '/comprobantes/:guid': 'signedIn',
  '/newsletter/baja/:key': 'anyone',
  '/avisos/baja/:key': 'anyone',
  '/agenda/:file': 'anyone',
  '/pagos/mercadopago/notificacion': 'anyone',
  '/pagos/paypal/notificacion': 'anyone',
  '/manifest.webmanifest': 'anyone',
  '/iconos/logo.png': 'anyone',
  '/iconos/192.png': 'anyone',
  '/iconos/512.png': 'anyone',
  '/apple-touch-icon.png': 'anyone',
  '/iconos/1200.jpg': 'anyone',
  '/demo/pagos/*': 'anyone',
  '/feed/google.xml': 'anyone',
  '/robots.txt': 'anyone',
  '/sitemap.xml': 'anyone',
  '/sitemap/paginas.xml': 'anyone',
  '/sitemap/productos.xml': 'anyone',
};
const doors: Record<'here' | 'beyond', Record<string, Access>> = {
  here: { ...forEveryone, '/demo/correo': 'anyone', '/demo/correo.json': 'anyone' },
  beyond: { ...forEveryone, '/demo/correo': 'administrator', '/demo/correo.json': 'administrator' },
};
const standIns = async () => new Response('', { status: 404 });
const entriesOf = (place: keyof typeof doors) => doorEntries({ isPrivate: place === 'here', standIns }, () => []);

describe.each(['here', 'beyond'] as const)('every entry of the door × role, %s', (place) => {
  let accounts: Partial<Record<RoleName, { email: string; password: string }>>;
  beforeAll(async () => {
    await shop.database.db
      .insertInto('shop')
      .values({ is_demo: true })
      .onConflict((c) => c.doNothing())
      .execute();
    accounts = {
      customer: await anAccount(shop),
      seller: await anAccount(shop, { roles: ['seller'] }),
      administrator: await anAccount(shop, { roles: ['administrator'] }),
    };
  });

  test('stands in the table', () => {
    expect(Object.fromEntries(entriesOf(place).map(({ path, access: of }) => [path, of]))).toEqual(doors[place]);
  });

  const credentials = (entry: Pick<DoorEntry, 'sessionOf'>): [string, string | undefined][] => {
    if (entry.sessionOf !== sessionOfPassword)
      return Object.entries(roles).map(([role, token]) => [role, token && `OAuth ${token}`]);
    const basic = Object.entries(accounts).map(([role, { email, password }]): [string, string] => [
      role,
      `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
    ]);
    return [['visitor', undefined], ...basic];
  };

  test.each(entriesOf(place))('$path', async (entry) => {
    for (const [role, authorization] of credentials(entry)) {
      const response = await mountDoor(shop.calls, [entry]).request(`http://tienda.test${entry.path}`, {
        method: entry.method,
        headers: { 'x-test-client': nextAddress(), ...(authorization && { authorization }) },
      });
      const isThrough = ![401, 403].includes(response.status);
      expect(isThrough, `${role} at ${entry.path}: ${response.status}`).toBe(
        allowed[entry.access].includes(role as RoleName),
      );
    }
  });
});
