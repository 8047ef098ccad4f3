import { expect, test } from 'vitest';
import { dataOf, pageServer } from '#server/test/page-server';
import { testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { siteIds } from '#sites/site';

test.each(siteIds)('the pages to reset a password are on %s where it has that, else nowhere', async (id) => {
  const { get } = await pageServer(await testShop({ site: id }));
  const status = sites[id].capabilities.includes('passwordReset') ? 200 : 404;
  for (const path of ['/restablecer-contrasena', '/restablecer-contrasena/ana%40ejemplo.uy/clave'])
    for (const address of [path, dataOf(path)])
      expect([address, (await get(address)).status]).toEqual([address, status]);
});

test('two sites have them, the others have not', () => {
  const having = siteIds.filter((id) => sites[id].capabilities.includes('passwordReset'));
  expect(having).toEqual(['RTC', 'NAM']);
});
