import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database';
import type { Tables } from '#server/tables';
import { expectOrdersAddUp, openBuyers } from '#server/test/buyers';
import { freshDatabase } from '#server/test/database';
import { openKilledShop } from '#server/test/killed-shop';
import { randomOfTest } from '#server/test/random';

const rounds = 20;
const random = randomOfTest('order-kill');
const { isEmbedded, start, kill, look } = await openKilledShop();
const { acknowledged, buy } = openBuyers(random);

/** Each mail that waits has its job. */
const mailsHaveJobs = async ({ query }: Database<Tables>) => {
  // A mail that was not sent yet may have given way to a later one: its job stays behind.
  const { rows: jobless } = await query(
    `select id from mail m where
       (select count(*) from job.job where name = 'mail.send.RTC' and (data->>'mailId')::int = m.id) <> 1`,
  );
  expect(jobless).toEqual([]);
};

test('kill -9 in the middle of orders: what was acknowledged is there, and stock, numbers and mails add up', async () => {
  if (!isEmbedded) await freshDatabase();
  let foundBefore = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await start();
    const buying = Promise.allSettled(shop.tokens.map((token) => buy(shop, token)));
    const enough = acknowledged.size + 6 + random.int(0, 11);
    while (acknowledged.size < enough) await wait(5);
    await wait(random.int(0, 40));
    await kill();
    for (const ended of await buying) {
      if (ended.status === 'rejected') expect(String(ended.reason)).not.toContain('order/');
    }
    const found = await look(async (database) => {
      await mailsHaveJobs(database);
      return expectOrdersAddUp(database, acknowledged, shop.onHand);
    });
    expect(found).toBeGreaterThanOrEqual(foundBefore);
    foundBefore = found;
  }
  expect(acknowledged.size).toBeGreaterThan(rounds * 6);
});
