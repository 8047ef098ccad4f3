import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { rtc } from '#sites/rtc';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const written: Input<'utils/email/sendContact'> = {
  name: 'Ana Pérez',
  phone: '099 123 456',
  email: 'ana@ejemplo.uy',
  subject: 'Placas',
  message: 'Hola.\n¿Tienen la R3?',
};
const send = (changed: object = {}) => shop.call('utils/email/sendContact', { ...written, ...changed });
const stored = () => shop.database.db.selectFrom('mail').selectAll().orderBy('id').execute();

describe('a message from the contact page', () => {
  test('goes to the site’s own address, and its answer to who wrote it', async () => {
    expect(await send()).toMatchObject({ status: 200, data: null });
    const [mail] = await stored();
    expect(mail).toMatchObject({ recipient: rtc.contact.email, reply_to: 'ana@ejemplo.uy', site: 'RTC' });
    expect(mail?.subject).toBe('Consulta en RTC, 20/11/2026 a las 12:00');
    for (const text of ['Ana Pérez', '099 123 456', 'Asunto: Placas', 'Hola.\n¿Tienen la R3?'])
      expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('Hola.<br>¿Tienen la R3?');
  });

  test('puts nothing of what was written into a header, and no line or mark of its own into the mail', async () => {
    const forged = 'Hola\r\nBcc: otra@ejemplo.uy\u2028<b>x</b>';
    expect(
      (await send({ name: forged, phone: `099123${forged}`.slice(0, 40), subject: forged, message: forged })).status,
    ).toBe(200);
    const [mail] = await stored();
    expect(`${mail?.recipient} ${mail?.subject} ${mail?.reply_to}`).not.toMatch(/Bcc|otra@|Hola/);
    expect(mail?.text).toContain('Nombre: Hola Bcc: otra@ejemplo.uy <b>x</b>');
    expect(mail?.html).toContain('Hola<br>Bcc: otra@ejemplo.uy<br>&lt;b&gt;x&lt;/b&gt;');
    const twoAddresses = [
      'ana@ejemplo.uy, otra@ejemplo.uy',
      'ana@ejemplo.uy\r\nBcc: otra@ejemplo.uy',
      '<ana@ejemplo.uy>',
    ];
    for (const email of twoAddresses)
      expect(await send({ email })).toMatchObject({ status: 422, fields: { email: messages['field.email'] } });
    expect(await stored()).toHaveLength(1);
  });

  test.each(['name', 'phone', 'email', 'subject', 'message'])('without %s is refused at that field', async (field) => {
    for (const value of ['', ' \n', undefined])
      expect(await send({ [field]: value })).toMatchObject({
        status: 422,
        fields: { [field]: 'Este campo es obligatorio' },
      });
    expect(await mailsOf(shop)).toEqual([]);
  });

  test('with a phone of five digits is refused, and with six it is not', async () => {
    const refused = await send({ phone: '(29) 00-1' });
    expect(refused).toMatchObject({ status: 422, fields: { phone: 'Ingresá un teléfono válido' } });
    expect(await mailsOf(shop)).toEqual([]);
    expect((await send({ phone: '(29) 00-12' })).status).toBe(200);
  });

  test('of endless length is refused', async () => {
    const fields = Object.fromEntries(Object.keys(written).map((field) => [field, 'a'.repeat(4001)]));
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(Object.keys(written).toSorted());
  });

  test('is one of five from an address in 15 minutes', async () => {
    for (let time = 0; time < 6; time += 1) expect((await send({ email: 'ana' })).status).toBe(422);
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429 });
    expect(await mailsOf(shop)).toHaveLength(5);
  });
});
