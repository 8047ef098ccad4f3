import { expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { readyForOrders } from '#server/test/an-order';
import { entries } from '#server/test/call-row';
import { freshDatabase } from '#server/test/database';
import { sampleShop } from '#server/test/sample-shop';
import { testShop } from '#server/test/shop';

const sampled = entries.flatMap(([path, { sites, sample }]) => (sites && sample ? [{ path, sites, sample }] : []));
const roles = ['seller', 'administrator'] as const;

/** GUIDs, mailboxes and times. */
const ofTheRun = [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, /cuenta\d+@/g, /\d\d\/\d\d\/\d{4} \d\d:\d\d/g];

/** Answers of these calls at a site, one after the other in a new shop, to somebody who sells at RTC or administrates. */
const answersAt = async (site: 'RTC' | 'NAM', role: (typeof roles)[number]) => {
  await freshDatabase();
  const rtc = await testShop({ beside: ['NAM'] });
  await readyForOrders(rtc);
  await aCompany(rtc.database.db, { name: 'Otra tienda', ownSite: 'NAM' });
  const seller = await aSeller(rtc);
  const shop = await sampleShop(rtc, seller);
  const staff = role === 'seller' ? seller : await aSignedIn(rtc, { roles: ['administrator'] });
  const buyer = await aSignedIn(rtc, { companyId: shop.buyerId });
  const answers = new Map<string, { status: number; text: string }>();
  for (const { path, sample } of sampled) {
    const { token } = sample.as === 'company' ? buyer : staff;
    const { status, body } = await rtc.at(site).call(path, sample.input(shop) as never, token);
    const text = ofTheRun.reduce((words, pattern) => words.replaceAll(pattern, ''), JSON.stringify(body));
    answers.set(path, { status, text });
  }
  return answers;
};

test('an entry says truly whether each site answers its call the same', async () => {
  const differing = new Set<string>();
  const answered = new Set<string>();
  for (const role of roles) {
    const [here, there] = [await answersAt('RTC', role), await answersAt('NAM', role)];
    for (const [path, answer] of here) {
      if (JSON.stringify(answer) !== JSON.stringify(there.get(path))) differing.add(path);
      if (answer.status === 200) answered.add(path);
    }
  }
  const paths = sampled.map(({ path }) => path);
  expect(paths.filter((path) => !answered.has(path))).toEqual([]);
  const said = sampled.filter(({ sites }) => sites === 'rights').map(({ path }) => path);
  expect(paths.filter((path) => differing.has(path))).toEqual(said);
});
