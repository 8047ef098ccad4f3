import { beforeEach, describe, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { emailsPerDay } from '#server/communications/mail-communication.service';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';

let given: Awaited<ReturnType<typeof communicating>>;
beforeEach(async () => {
  given = await communicating();
});

const mail = (more: object = {}) => ({
  type: 'EMA' as const,
  contactPersonId: given.personId,
  sendTo: 'iris@ejemplo.uy',
  ...more,
});
const mails = () => given.shop.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
const count = async () => (await given.shop.database.db.selectFrom('communication').select('id').execute()).length;

describe('an e-mail', () => {
  test('goes to the contact from the shop, its answers to the seller, and is kept as done', async () => {
    const { status, data } = await given.add(mail({ message: 'Hola.\n¿Te sirve <b>así</b>?' }));
    expect(status).toBe(200);
    expect(data).toMatchObject({ type: 'EMA', lastEvent: 'DON', sentTo: 'iris@ejemplo.uy', events: [{ type: 'DON' }] });
    const [sent] = await mails();
    expect(sent).toMatchObject({
      recipient: 'iris@ejemplo.uy',
      subject: 'Cotización',
      reply_to: given.seller.email,
      site: 'RTC',
    });
    expect(sent?.text).toContain('Hola.\n¿Te sirve <b>así</b>?');
    expect(sent?.html).toContain('Hola.<br>¿Te sirve &lt;b&gt;así&lt;/b&gt;?');
    expect(sent?.text).toContain('Beto Sosa');
  });

  test('goes to the contact’s company too, however the address is typed', async () => {
    expect((await given.add(mail({ contactPersonId: null, sendTo: 'Taller@Ejemplo.UY' }))).data?.sentTo).toBe(
      'taller@ejemplo.uy',
    );
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['taller@ejemplo.uy']);
  });

  test('is only noted where nobody is named to whom', async () => {
    expect((await given.add({ type: 'EMA' })).data).toMatchObject({ sentTo: null });
    expect(await mails()).toEqual([]);
  });

  test('puts no line of its own into a header', async () => {
    const forged = 'Precio\r\nBcc: otra@ejemplo.uy';
    expect((await given.add(mail({ subject: forged }))).status).toBe(200);
    const [sent] = await mails();
    expect(sent?.subject).toBe('Precio Bcc: otra@ejemplo.uy');
    expect(`${sent?.subject}${sent?.reply_to}${sent?.recipient}`).not.toMatch(/[\r\n]/);
    for (const sendTo of ['iris@ejemplo.uy\r\nBcc: otra@ejemplo.uy', 'iris@ejemplo.uy, otra@ejemplo.uy', 'iris'])
      expect(await given.add(mail({ sendTo }))).toMatchObject({
        status: 422,
        fields: { sendTo: messages['field.email'] },
      });
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['a call', { type: 'PHO' }, messages['communication.mailOnly']],
    ['one that is scheduled', { lastEvent: 'SCH' }, messages['communication.mailOnly']],
    ['an address that the contact does not have', { sendTo: 'otra@ejemplo.uy' }, messages['communication.address']],
    ['an address of a person who is not the contact', { contactPersonId: null }, messages['communication.address']],
  ] as const)('is refused as %s, and nothing is stored', async (_, more, sendTo) => {
    expect(await given.add(mail(more))).toMatchObject({ status: 422, fields: { sendTo } });
    expect([await count(), await mails()]).toEqual([0, []]);
  });

  test('is refused in the name of a colleague, or of another day, and nothing is stored', async () => {
    const { personId: creatorPersonId } = await aSeller(given.shop, { firstName: 'Lara' });
    const before = new Date(given.shop.clock.now.getTime() - 5 * 60_000);
    const early = new Date(before.getTime() - 1).toISOString();
    expect(await given.add(mail({ creatorPersonId }))).toMatchObject({
      status: 422,
      fields: { creatorPersonId: messages['communication.mailOwn'] },
    });
    expect(await given.add(mail({ newDate: early }))).toMatchObject({
      status: 422,
      fields: { newDate: messages['communication.mailNow'] },
    });
    expect([await count(), await mails()]).toEqual([0, []]);
    expect((await given.add({ type: 'EMA', creatorPersonId, newDate: early })).status).toBe(200);
    expect((await given.add(mail({ newDate: before.toISOString() }))).status).toBe(200);
  });

  test('is refused to who sells for another company than the shop’s, and nothing is stored', async () => {
    const { shop, clientId } = given;
    const other = await aSeller(shop, { sellsFor: [clientId] });
    const made = { creatorPersonId: other.personId, creatorCompanyId: clientId, contactPersonId: null };
    const refused = await given.add(mail({ ...made, sendTo: 'taller@ejemplo.uy' }), other.token);
    expect(refused).toMatchObject({ status: 422, fields: { sendTo: messages['communication.mailForSite'] } });
    expect([await count(), await mails()]).toEqual([0, []]);
    const { status } = await given.add({ type: 'EMA', ...made }, other.token);
    expect([status, await count()]).toEqual([200, 1]);
  });

  test('is refused to an address of somebody who was erased, and nothing is stored', async () => {
    const { shop, personId } = given;
    const admin = await aSignedIn(shop, { roles: ['administrator'] });
    const { status } = await shop.call(
      'person/erase',
      { id: personId, name: 'Iris Gil', reason: 'Lo pidió' },
      admin.token,
    );
    expect(status).toBe(200);
    const emails = [{ mode: 'INS' as const, email: 'Iris@ejemplo.uy' }];
    await shop.call('company/update', { id: given.clientId, emails }, admin.token);
    expect(await given.add(mail({ contactPersonId: null }))).toMatchObject({
      status: 422,
      fields: { sendTo: messages['communication.barred'] },
    });
    expect([await count(), await mails()]).toEqual([0, []]);
  });
});

test('an account mails so many in a day, and no more until the first is a day old', async () => {
  for (let at = 0; at < emailsPerDay; at += 1) {
    await given.at(new Date(Date.UTC(2026, 10, 20, 15, at)).toISOString());
    expect((await given.add(mail({ subject: `Número ${at}` }))).status).toBe(200);
  }
  await given.at('2026-11-20T17:00:00Z');
  const answer = await given.add(mail());
  expect(answer).toMatchObject({
    status: 429,
    error: sentence('communication.emailsPerDay', { max: emailsPerDay, wait: '22 horas' }),
  });
  expect(answer.headers.get('retry-after')).toBe(String(22 * 3600));
  expect([await count(), (await mails()).length]).toEqual([emailsPerDay, emailsPerDay]);
  // One that is not mailed does not count, and another account has its own thirty.
  expect((await given.add({ type: 'EMA' })).status).toBe(200);
  const lara = await aSeller(given.shop);
  expect((await given.add(mail({ creatorPersonId: lara.personId }), lara.token)).status).toBe(200);
  await given.at('2026-11-21T15:00:00Z');
  expect((await given.add(mail())).status).toBe(200);
  expect((await given.add(mail({ subject: 'Otra' }))).status).toBe(429);
});
