import { beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import type { Entry } from '#server/erasure/entries';
import { personalData } from '#server/erasure/personal-data';
import { aSignedIn } from '#server/test/an-account';
import { erasing } from '#server/test/erasing';
import type { TestShop } from '#server/test/shop';

const mark = 'zqfile';
type Given = Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
let admin: Given['admin'];
let companyId: number;
let marked: Awaited<ReturnType<Given['marked']>>;
beforeAll(async () => {
  const given = await erasing(mark);
  ({ shop, admin, companyId } = given);
  marked = await given.marked();
});

test('a person’s file has what is stored of him in words, no secret, and is noted in the history', async () => {
  const { data } = await shop.call('person/file', { id: marked.personId }, admin.token);
  const rowsOf = (title: string) =>
    (data?.sections.find((section) => section.title === title)?.rows ?? []).map(({ fields }) =>
      Object.fromEntries(fields.map(({ label, value }) => [label, value])),
    );
  expect(data?.name).toBe(marked.name);
  expect(data?.sections[0]?.title).toBe('Datos personales');
  expect(rowsOf('Teléfonos')).toMatchObject([{ Teléfono: `099 ${mark}`, Tipo: 'Casa', Observación: mark }]);
  expect(rowsOf('Direcciones')).toMatchObject([{ Dirección: mark, Ciudad: 'Montevideo', Destinatario: mark }]);
  expect(rowsOf('Correos electrónicos')).toHaveLength(2);
  expect(rowsOf('Empresas donde trabaja')).toEqual([{ Empresa: 'Talleres Norte', Puesto: 'Compra' }]);
  expect(rowsOf('Cuenta')).toMatchObject([
    { 'E-mail': marked.email, Creada: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/) },
  ]);
  expect(rowsOf('Consentimientos')).toMatchObject([{ 'Versión del texto': mark }]);
  expect(rowsOf('Novedades por correo')).toHaveLength(2);
  expect(rowsOf('Pedidos')).toMatchObject([{ Número: 1, Estado: 'Despachado', 'Total (U$S)': 18.5 }]);
  expect(rowsOf('Artículos de sus pedidos')).toMatchObject([{ Artículo: 'Placa Uno', 'Precio (U$S)': 12.5 }]);
  expect(rowsOf('Contacto y entrega de sus pedidos')).toMatchObject([{ Destinatario: mark }]);
  expect(rowsOf('Comprobantes que mandó')).toMatchObject([
    { Archivo: `${mark}.pdf`, Transacción: mark, Estado: 'Aprobado' },
  ]);
  expect(rowsOf('Historial de sus datos')).toContainEqual(
    expect.objectContaining({ Qué: 'Nombre', Antes: `Antes${mark}`, Después: `Ana${mark}` }),
  );
  expect(rowsOf('Correos').length).toBeGreaterThan(2);
  expect(rowsOf('Correos')).toContainEqual(
    expect.objectContaining({ Para: marked.email, Texto: expect.stringContaining('pedido') }),
  );
  expect(rowsOf('Movimientos de sus pedidos').map(({ Estado }) => Estado)).toContain('Pago aprobado');
  const [alert, refund] = [rowsOf('Alertas de sus pedidos'), rowsOf('Devoluciones')];
  expect([alert, refund]).toMatchObject([
    [{ Pedido: 1, Alerta: 'Pagado dos veces', Motivo: mark }],
    [{ Pedido: 1, Importe: 1, Motivo: mark }],
  ]);
  expect(rowsOf('Pagos en línea')).toMatchObject([{ Medio: 'Mercado Pago', Estado: 'Devuelto', Detalle: mark }]);
  expect(rowsOf('Respuestas del proveedor de pagos')).toMatchObject([{ Pedido: 1, Detalle: mark }]);
  expect(rowsOf('Intentos de pago en línea')).toMatchObject([{ 'Página de pago': `https://pagos.test/${mark}` }]);
  const talks = rowsOf('Comunicaciones con la persona');
  expect(talks).toHaveLength(4);
  expect(talks).toContainEqual(
    expect.objectContaining({
      Asunto: `Antes ${mark}`,
      Mensaje: mark,
      Empresa: 'Talleres Norte',
      'Enviada a': `${mark}@ejemplo.uy`,
    }),
  );
  const done = { Qué: 'Hecha', Observación: mark };
  expect(rowsOf('Movimientos de comunicaciones con la persona')).toMatchObject([
    done,
    done,
    done,
    { Qué: 'Agendada', Observación: mark },
  ]);
  expect(data?.leftOut.length).toBeGreaterThan(3);
  const text = JSON.stringify(data);
  const { password_hash: secret } = await shop.database.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', marked.id)
    .executeTakeFirstOrThrow();
  expect(text).not.toContain(secret);
  const changes = await shop.call('history/filter', { filters: { entities: ['person'] }, rowsMax: 10 }, admin.token);
  expect(changes.data?.[0]).toMatchObject({ field: 'file', to: 'Entregada', by: 'Alba Sosa' });
});

test('the history of communications is told in labels and names, and names no other customer', async () => {
  const { db } = shop.database;
  const other = await aSignedIn(shop, { firstName: 'Berta', lastName: 'Ajena' });
  const { data: authors = [] } = await shop.call('communication/listAuthors', {}, admin.token);
  const [author] = authors;
  const comm = {
    type: 'VIS' as const,
    subject: 'Muestras',
    message: 'Se dejaron dos',
    creatorPersonId: author?.personId ?? 0,
    creatorCompanyId: author?.companyId ?? 0,
    contactCompanyId: companyId,
    contactPersonId: other.personId ?? 0,
  };
  const { data: added } = await shop.call('communication/add', { comm }, admin.token);
  const id = added?.id ?? 0;
  const parms = {
    type: { value: 'PHO' as const, before: 'VIS' as const },
    contactPersonId: { value: marked.personId, before: other.personId },
  };
  expect(await shop.call('communication/update', { id, parms }, admin.token)).toMatchObject({ status: 200 });
  const change = { entity: 'communication', entity_id: String(id), at: new Date(), by: 'Alba Sosa' };
  await db
    .insertInto('history')
    .values({ ...change, field: 'creatorPersonId', from_value: '999999', to_value: String(author?.personId) })
    .execute();
  const { data } = await shop.call('person/file', { id: marked.personId }, admin.token);
  const section = data?.sections.find(({ title }) => title === 'Historial de comunicaciones con la persona');
  const told = (section?.rows ?? []).map(({ fields }) =>
    Object.fromEntries(fields.map(({ label, value }) => [label, value])),
  );
  expect(told).toContainEqual(expect.objectContaining({ Qué: 'Tipo', Antes: 'Visita', Después: 'Llamada' }));
  expect(told).toContainEqual(expect.objectContaining({ Qué: 'Persona', Antes: 'otra persona', Después: marked.name }));
  expect(told).toContainEqual(expect.objectContaining({ Qué: 'De', Antes: null, Después: 'Alba Sosa' }));
  expect(told).toContainEqual(expect.objectContaining({ Qué: 'De', Antes: 'Persona borrada' }));
  expect(told).toContainEqual(expect.objectContaining({ Qué: 'Empresa', Después: 'Talleres Norte' }));
  expect(told.map(({ Qué }) => Qué).filter((word) => /^[a-z]/.test(String(word)))).toEqual([]);
  expect(JSON.stringify(section)).not.toContain('Ajena');
});

test('a moment of a summer until 2015 is told as clocks in Montevideo showed it', async () => {
  const { db } = shop.database;
  const createdOf = async (at: string) => {
    await db.updateTable('account').set({ created_at: at }).where('id', '=', marked.id).execute();
    const { data } = await shop.call('person/file', { id: marked.personId }, admin.token);
    const fields = data?.sections.find(({ title }) => title === 'Cuenta')?.rows[0]?.fields;
    return fields?.find(({ label }) => label === 'Creada')?.value;
  };
  expect(await createdOf('2010-01-15T12:00:00Z')).toBe('15/01/2010 10:00');
  expect(await createdOf('2010-07-15T12:00:00Z')).toBe('15/07/2010 09:00');
  expect(await createdOf('2026-01-15T12:00:00Z')).toBe('15/01/2026 09:00');
});

test('every table with texts of a person is shown, or only points to him', () => {
  // Deeds on others’ things, firms' books, and hashes.
  const silent = ['agenda_mail', 'company_merge', 'erasure', 'import', 'refused_notification'];
  const without = Object.entries(personalData).flatMap(([table, list]) => {
    const entries: readonly Entry[] = list;
    const own = entries.filter((entry) => 'rows' in entry && entry.rows !== undefined);
    return own.length > 0 && !own.some((entry) => 'shown' in entry && entry.shown) ? [table] : [];
  });
  expect(without.toSorted()).toEqual(silent);
});

test('a key that still acts does not stand in the text of a mail', async () => {
  const { db } = shop.database;
  const mail = { message_id: '<x>', site: 'RTC', recipient: marked.email, subject: 'x', html: '', at: new Date() };
  await db
    .insertInto('mail')
    .values({ ...mail, text: 'Abrí /activar/llave-viva', secret: 'llave-viva' })
    .execute();
  const { data } = await shop.call('person/file', { id: marked.personId }, admin.token);
  const text = JSON.stringify(data);
  expect([text.includes('Abrí /activar/···'), text.includes('llave-viva')]).toEqual([true, false]);
});

test('the same as a document, sent as a file', async () => {
  const get = (id: string) =>
    shop.app.request(`${shop.origin}/rest/person/document?id=${id}`, {
      headers: { authorization: `OAuth ${admin.token}` },
    });
  const response = await get(String(marked.personId));
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="datos-${marked.personId}.html"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain(`<dt>Destinatario</dt><dd>${mark}</dd>`);
  expect((await get('999999')).status).toBe(404);
  expect((await get('uno')).status).toBe(400);
});

test('of a person who is not there it is a 404', async () => {
  const answer = await shop.call('person/file', { id: 999_999 }, admin.token);
  expect(answer).toMatchObject({ status: 404, error: messages['person.notFound'] });
});
