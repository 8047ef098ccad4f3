import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { testShop } from '#server/test/shop';

/** A shop with two pictures, whose seller sets what its pages show. */
export const aShopWithBanners = async () => {
  await freshDatabase();
  const shop = await testShop();
  const { token } = await aSeller(shop, { firstName: 'Sergio', lastName: 'Vidal' });
  const pictures = await shop.database.db
    .insertInto('image')
    .values(['ancha', 'cuadrada'].map((name) => ({ name, path: name, target: 'banner', width: 10, height: 10 })))
    .returning(['id', 'path'])
    .execute();
  const picture = (at: number) => ({ id: pictures[at]?.id ?? 0, image: pictures[at]?.path ?? '' });
  const banner = () => ({
    color: '#102030',
    link: '/productos?c=1.2',
    title: 'Impresoras',
    image: picture(0),
    sd: null,
  });
  const set = (key: string, items: unknown, more: { before?: string; by?: string | undefined } = {}) =>
    shop.call(
      'config/set',
      { key, value: JSON.stringify(items), ...(more.before !== undefined && { before: more.before }) },
      'by' in more ? more.by : token,
    );
  const shown = async (key: string, by?: string) =>
    JSON.parse((await shop.call('config/getPublic', { key }, by)).data ?? '') as Record<string, unknown>[];
  return { shop, token, pictures, picture, banner, set, shown };
};
