import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallPath, contract } from '#contract/contract';
import { aSignedIn } from '#server/test/an-account';
import { mailsOf } from '#server/test/mails';
import { siteMails, subscription, type Writes } from '#server/test/site-mails';
import { type Both, pairs, twoSites } from '#server/test/two-sites';
import { sites } from '#sites/all';

let both: Both;
beforeAll(async () => {
  both = await twoSites();
});

const mails = siteMails(() => both);
const administrator = async () => (await aSignedIn(both.shops.RTC, { roles: ['administrator'] })).token;

describe.each(pairs)('%s beside %s', (here, there) => {
  const written = Object.entries(mails) as [CallPath, Writes<CallPath>][];
  test.each(written)('%s mails in the name of the site that was asked', async (path, input) => {
    const { origin, call, database } = both.shops[here];
    const client = { client: randomUUID() };
    const token = contract[path].access === 'anyone' ? undefined : await administrator();
    expect((await call(path, await input(origin, here), token, client)).error).toBe('');
    const mail = await database.db.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect([mail.site, mail.message_id.includes(`@${new URL(origin).hostname}>`)]).toEqual([here, true]);
    const { links = [] } = (await mailsOf(both.shops[here])).at(-1) ?? {};
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith(origin))).toEqual([]);
    expect(mail.html).toContain(sites[here].name);
    expect(mail.html).not.toContain(sites[there].about);
  });

  test('a subscription is confirmed at the site that was asked alone', async () => {
    const input = await subscription(both, here);
    expect((await both.shops[there].call('suscription/confirm', input)).status).toBe(422);
    expect((await both.shops[here].call('suscription/confirm', input)).status).toBe(200);
  });

  test('an activation that leads to the other site is refused', async () => {
    const input = await mails['user/addWithPerson']?.(both.shops[there].origin, there);
    if (!input) throw new Error('No registration.');
    const answer = await both.shops[here].call('user/addWithPerson', input, undefined, { client: randomUUID() });
    expect([answer.status, answer.error]).toEqual([422, 'La dirección de activación no es de este sitio']);
  });
});
