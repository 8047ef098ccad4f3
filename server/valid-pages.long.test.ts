import { rm } from 'node:fs/promises';
import { generatePath } from 'react-router';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { standInPage } from '#demo/payments/page';
import { seedDemo } from '#demo/seed';
import { drawDemoPicture } from '#server/demo';
import { refusedPage } from '#server/http/refused-page';
import { composeMail } from '#server/mail/compose-mail';
import { mailboxPage } from '#server/mail/mailbox-page';
import { Refusal } from '#server/refusal';
import { htmlFaults } from '#server/test/html-faults';
import { linksOf } from '#server/test/page-links';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';
import { routePaths } from '#server/test/walk-links';
import { sites } from '#sites/all';
import { siteIds } from '#sites/site';

// The server writes every kind of page of every site. Journeys look at what the browser adds (`expectValid`).
const lists = ['/productos?search=', '/productos?t=qqqqqq', '/productos?b=999999', '/mi-compra?detail='];

describe.runIf('snapshot' in inject('source'))('valid HTML', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const [site, ...beside] = siteIds;
    shop = await testShop({ site, beside, drawPicture: drawDemoPicture });
    await seedDemo({ db: shop.database.db, clock: () => shop.clock.now, sites: [sites[site]] });
    await shop.ctx.follow();
  });
  afterAll(() => rm(shop.imagesFolder, { recursive: true, force: true }));

  test.each(siteIds)('are the pages of %s', async (id) => {
    const own = { ...shop, ...shop.at(id) };
    const { get } = await pageServer(own);
    const wrong: unknown[] = [];
    /** Looks at a page and gives the addresses on it. */
    const look = async (path: string) => {
      const { status, headers, body } = await get(path);
      if (status >= 500) wrong.push([path, status]);
      if (headers.get('content-type')?.startsWith('text/html') && body)
        wrong.push(...(await htmlFaults(body)).map((fault) => [path, status, fault]));
      return linksOf(body, { origin: own.origin, path }).links;
    };
    const listed = (await Promise.all(lists.map(look))).flat();
    const things = listed.filter((link) => link.startsWith('/productos/')).slice(0, 10);
    expect(things.length).toBeGreaterThan(0);
    const found = [...listed, ...(await Promise.all(things.map(look))).flat()].filter((link) => link.includes('?'));
    // One of each kind of list, and of part for a vehicle, that they lead to.
    const kinds = Map.groupBy(found, (link) => link.replaceAll(/=[^&]*|(?<=productos\/)[^?]*/g, ''));
    const params = {
      companyId: '1',
      personId: '1',
      guid: crypto.randomUUID(),
      key: 'clave',
      code: 'X',
      email: 'ana@correo.uy',
      '*': 'no-existe',
    };
    const routes = routePaths.map((path) => generatePath(path, params).replace(/^\/*/, '/'));
    // One after the other: the shop makes only so many pages at once.
    for (const path of [...routes, ...Array.from(kinds.values(), ([link = '']) => link)]) await look(path);
    expect(wrong).toEqual([]);
  });

  test('are the pages of no route, and mails', async () => {
    const at = { requestId: 'r', path: '/' };
    const site = sites.RTC;
    const mail = { to: 'ana@correo.uy', subject: 'Tu pedido', text: 'Hola\nhttps://tienda.uy/' };
    const table = { table: [['Placa', 'U$S 1']], total: ['Total', 'U$S 1'] };
    const blocks = [
      'Hola',
      { button: 'Ver', url: 'https://tienda.uy/?a=1&b=2' },
      { facts: [['A', 'B']] },
      table,
    ] as const;
    const page = {
      provider: 'P',
      lines: [{ name: 'Placa', quantity: 2, amount: 'U$S 1' }],
      total: 'U$S 2',
      action: '/',
    };
    const pages = [
      await refusedPage(new Refusal('call.busy'), at).text(),
      mailboxPage(site, [{ ...mail, replyTo: 'otra@ejemplo.uy', at: new Date() }], 'm'),
      composeMail({ site, origin: 'https://tienda.uy' }, { ...mail, blocks }).html,
      await standInPage({ ...page, hidden: { a: 'b' }, choices: { approve: 'Pagar' }, returns: [] }).text(),
    ];
    for (const html of pages) expect(await htmlFaults(html)).toEqual([]);
  });
});
