import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages, sentence } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aSeller } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';

let given: Awaited<ReturnType<typeof communicating>>;
beforeEach(async () => {
  given = await communicating();
});

type Parms = Input<'communication/update'>['parms'];
const update = (id: number, parms: Parms) => given.shop.call('communication/update', { id, parms }, given.seller.token);

describe('communication/add', () => {
  test('stores a call that was made now, unless it says otherwise, and answers it with names', async () => {
    const { status, data, body } = await given.add({ contactPersonId: given.personId });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      type: 'PHO',
      subject: 'Cotización',
      message: 'Pidió precio por diez',
      creatorPersonName: 'Beto',
      creatorPersonLastName: 'Sosa',
      creatorCompanyName: 'La tienda',
      contactCompanyName: 'Radiadores Sur',
      contactPersonName: 'Iris',
      contactPersonLastName: 'Gil',
      lastEvent: 'DON',
      newDate: '2026-11-20T15:00:00.000Z',
      sentTo: null,
    });
    expect(body.data).toMatchObject({
      CommType: 'PHO',
      CreatorPersonId: given.seller.personId,
      ContactCompanyName: 'Radiadores Sur',
      CommLastEvent: 'DON',
      Events: [{ EventType: 'DON', CommNewDate: '2026-11-20T15:00:00.000Z', EventObservation: '' }],
    });
    expect(await given.find(data?.id ?? 0)).toEqual(data);
  });

  test('puts a call into a colleague’s agenda', async () => {
    const lara = await aSeller(given.shop, { firstName: 'Lara' });
    const { data } = await given.add({ creatorPersonId: lara.personId ?? 0, lastEvent: 'SCH' });
    expect(data).toMatchObject({ creatorPersonName: 'Lara', events: [{ by: 'Beto Sosa' }] });
  });

  test.each(['creatorPersonId', 'creatorCompanyId', 'contactCompanyId'])('asks for %s: zero is none', async (field) => {
    for (const value of [0, -1, undefined, null])
      expect(await given.add({ [field]: value })).toMatchObject({
        status: 422,
        fields: { [field]: 'Este campo es obligatorio' },
      });
  });

  test.each(['subject', 'message'])('asks for %s', async (field) => {
    for (const value of ['', ' \n', undefined])
      expect(await given.add({ [field]: value })).toMatchObject({
        status: 422,
        fields: { [field]: messages['field.required'] },
      });
    expect((await given.add({ [field]: 'x'.repeat(4001) })).status).toBe(422);
  });

  test('takes zero as no contact person, and a type of the five alone', async () => {
    for (const contactPersonId of [0, -1, null]) expect((await given.add({ contactPersonId })).status).toBe(200);
    for (const type of ['PHO', 'EMA', 'BRA', 'VIS', 'OTH'] as const)
      expect((await given.add({ type })).data?.type).toBe(type);
    expect((await given.add({ type: 'FAX' as 'PHO' })).status).toBe(400);
  });

  test('takes an empty type or event as one that is missing, as it takes zero', async () => {
    for (const empty of ['', null, undefined])
      expect(await given.add({ type: empty, lastEvent: empty, message: `Con ${empty}` })).toMatchObject({
        status: 200,
        data: { type: 'PHO', lastEvent: 'DON' },
      });
  });
});

describe('communication/update', () => {
  test('changes fields, never events, and is noted in the history with names', async () => {
    const { id } = await given.stored();
    const { id: other } = await aCompany(given.shop.database.db, { name: 'Frenos Norte' });
    const before = await given.find(id);
    const { data } = await update(id, {
      type: { value: 'VIS', before: 'PHO' },
      contactCompanyId: { value: other, before: given.clientId },
      contactPersonId: { value: null, before: given.personId },
    });
    expect(data).toMatchObject({ type: 'VIS', contactCompanyName: 'Frenos Norte', contactPersonId: null });
    expect(data?.events).toEqual(before?.events);
    const filters = { entities: ['communication' as const], code: String(id) };
    const history = await given.shop.call('history/filter', { filters, rowsMax: 10 }, given.seller.token);
    expect(history.data?.map(({ field, fromName, toName, name, by }) => [field, fromName, toName, name, by])).toEqual([
      ['contactPersonId', 'Iris Gil', null, 'Cotización', 'Beto Sosa'],
      ['contactCompanyId', 'Radiadores Sur', 'Frenos Norte', 'Cotización', 'Beto Sosa'],
      ['type', null, null, 'Cotización', 'Beto Sosa'],
    ]);
  });

  test('says what another stored meanwhile, in words', async () => {
    const { id } = await given.stored({ type: 'VIS' });
    const { id: other } = await aCompany(given.shop.database.db, { name: 'Frenos Norte' });
    expect(
      await update(id, {
        type: { value: 'EMA', before: 'PHO' },
        subject: { value: 'Precio', before: 'Otro' },
        contactCompanyId: { value: other, before: other + 1 },
      }),
    ).toMatchObject({
      status: 409,
      fields: {
        type: sentence('change.stale', { field: 'Tipo', stored: 'Visita' }),
        subject: sentence('change.stale', { field: 'Asunto', stored: 'Cotización' }),
        contactCompanyId: sentence('change.stale', { field: 'Empresa', stored: 'Radiadores Sur' }),
      },
    });
    expect(await given.find(id)).toMatchObject({ type: 'VIS', subject: 'Cotización' });
  });

  test('asks for what adding asks for, and of what is not there it is a 404 first', async () => {
    const { id } = await given.stored();
    for (const value of [0, -1])
      expect(await update(id, { contactCompanyId: { value, before: given.clientId } })).toMatchObject({
        status: 422,
        fields: { contactCompanyId: messages['field.required'] },
      });
    const empty = { subject: { value: '', before: 'Cotización' } };
    expect(await update(id, empty)).toMatchObject({ status: 422, fields: { subject: messages['field.required'] } });
    expect((await update(99_999, empty)).status).toBe(404);
  });

  test('leaves no type empty', async () => {
    const { id } = await given.stored();
    for (const value of ['', null] as unknown as 'PHO'[])
      expect(await update(id, { type: { value, before: 'PHO' } })).toMatchObject({
        status: 422,
        fields: { type: messages['field.required'] },
      });
  });

  test.each(['type', 'subject', 'message', 'isPrivate', 'contactCompanyId', 'contactPersonId'] as const)(
    'leaves %s of what was mailed, which events follow all the same',
    async (field) => {
      const mail = { type: 'EMA', contactPersonId: given.personId, sendTo: 'iris@ejemplo.uy' };
      const { data: mailed } = await given.add(mail);
      const { data: noted } = await given.add({ ...mail, sendTo: undefined });
      const before = mailed?.[field];
      const others = { type: 'PHO', isPrivate: true, contactCompanyId: given.ownId, contactPersonId: null };
      const value = { subject: 'Otro', message: 'A mitad de precio', ...others }[field];
      const parms = { [field]: { value, before } } as Parms;
      expect(await update(mailed?.id ?? 0, parms)).toMatchObject({
        status: 409,
        error: messages['communication.sent'],
        fields: { [field]: messages['communication.sent'] },
      });
      expect(await given.find(mailed?.id ?? 0)).toEqual(mailed);
      expect((await update(noted?.id ?? 0, parms)).data?.[field]).toBe(value);
      expect((await update(mailed?.id ?? 0, { [field]: { value: before, before } } as Parms)).status).toBe(200);
      const due = { type: 'SCH' as const, newDate: '2026-11-27T12:00:00Z', observation: 'Ver si le sirve' };
      expect((await given.addEvent(mailed?.id ?? 0, due)).data).toMatchObject({ lastEvent: 'SCH', [field]: before });
      const lara = await aSeller(given.shop, { firstName: 'Lara' });
      const handed = { creatorPersonId: { value: lara.personId ?? 0, before: given.made.creatorPersonId } };
      expect((await update(mailed?.id ?? 0, handed)).data?.creatorPersonName).toBe('Lara');
    },
  );

  test('leaves alone who made it, though he works there no more', async () => {
    const { id } = await given.stored();
    const admin = await aSeller(given.shop, { roles: ['administrator'] });
    await given.shop.database.db.deleteFrom('employee').where('person_id', '=', given.made.creatorPersonId).execute();
    const parms = {
      subject: { value: 'Otro', before: 'Cotización' },
      creatorPersonId: { value: given.made.creatorPersonId, before: given.made.creatorPersonId },
    };
    expect((await given.shop.call('communication/update', { id, parms }, admin.token)).status).toBe(200);
  });
});

describe('a private buyer', () => {
  test('is told apart from one’s own company', async () => {
    const { ownId, clientId } = given;
    expect((await given.add({ contactCompanyId: ownId })).data).toMatchObject({
      isPrivate: false,
      contactCompanyName: 'La tienda',
    });
    const { data, body } = await given.add({ isPrivate: true, contactCompanyId: clientId });
    expect(data).toMatchObject({ isPrivate: true, contactCompanyId: ownId });
    expect(body.data).toMatchObject({ CommIsPrivate: true, ContactCompanyId: ownId });
    expect((await given.add({ isPrivate: true, contactCompanyId: 0 })).status).toBe(422);
  });

  test('goes along with the creator’s company, and ends where another company is named', async () => {
    const { shop, ownId, clientId } = given;
    const { id: other } = await aCompany(shop.database.db, { name: 'Frenos Norte' });
    const { token, personId } = await aSeller(shop, { sellsFor: [ownId, other] });
    const { data } = await given.add({ isPrivate: true, creatorPersonId: personId }, token);
    const changed = async (parms: Parms) =>
      (await shop.call('communication/update', { id: data?.id ?? 0, parms }, token)).data;
    const ofOther = { contactCompanyId: other, contactCompanyName: 'Frenos Norte' };
    const moved = await changed({ creatorCompanyId: { value: other, before: ownId } });
    expect(moved).toMatchObject({ isPrivate: true, ...ofOther });
    const named = await changed({ contactCompanyId: { value: clientId, before: other } });
    expect(named).toMatchObject({ isPrivate: false, contactCompanyName: 'Radiadores Sur' });
    const again = await changed({ isPrivate: { value: true, before: false } });
    expect(again).toMatchObject({ isPrivate: true, ...ofOther });
    const stopped = await changed({ isPrivate: { value: false, before: true } });
    expect(stopped).toMatchObject({ isPrivate: false, ...ofOther });
  });

  test('is noted in the history, and told in words where another changed it', async () => {
    const { data } = await given.add({ isPrivate: true });
    const { data: other } = await given.add();
    const noted = async (id = 0) => {
      const filters = { entities: ['communication' as const], code: String(id) };
      const history = await given.shop.call('history/filter', { filters, rowsMax: 20 }, given.seller.token);
      return history.data?.filter(({ field }) => field === 'isPrivate').map(({ to }) => to);
    };
    expect([await noted(data?.id), await noted(other?.id)]).toEqual([[true], []]);
    const stale = { isPrivate: { value: false, before: false } };
    expect(await update(data?.id ?? 0, stale)).toMatchObject({
      status: 409,
      fields: { isPrivate: sentence('change.stale', { field: 'Particular', stored: 'sí' }) },
    });
  });
});
