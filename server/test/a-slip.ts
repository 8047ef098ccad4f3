import { randomUUID } from 'node:crypto';
import type { Order } from '#contract/orders';
import { answerToPlain } from '#contract/wire';
import type { TestShop } from '#server/test/shop';

/** The start of a PDF; the rest is nobody's business here. */
export const pdf = (text = 'hola') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

type Sent = {
  orderId?: string;
  reference?: string;
  file?: { bytes: Uint8Array; name?: string; type?: string };
  client?: string;
};

/** Sends a slip's form as a browser does; the order, or the refusal. */
export const sendSlip = async (shop: TestShop, token: string | undefined, sent: Sent) => {
  const form = new FormData();
  if (sent.orderId !== undefined) form.append('orderId', sent.orderId);
  if (sent.reference !== undefined) form.append('reference', sent.reference);
  if (sent.file) {
    const { bytes, name = 'recibo.pdf', type = '' } = sent.file;
    form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  }
  const whole = new Response(form);
  const response = await shop.app.request(`${shop.origin}/rest/order/addSlip`, {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'x-test-client': sent.client ?? randomUUID(),
      ...(token && { authorization: `OAuth ${token}` }),
    },
  });
  const body = (await response.json()) as Record<string, unknown> & { success: boolean; error: string };
  const order = body.success ? (answerToPlain('order/find', body).data as Order) : undefined;
  const fields = body.fields as Record<string, string> | undefined;
  return { status: response.status, headers: response.headers, error: body.error, fields, order };
};

/** The GUID of a slip that waits, put straight into the database with a number of its own. */
export const aSlip = async (shop: Pick<TestShop, 'database' | 'ctx'>, orderGuid: string, reference?: string) => {
  const { db } = shop.database;
  const orders = db.selectFrom('orders').select(['id', 'account_id']).where('guid', '=', orderGuid);
  const order = await orders.executeTakeFirstOrThrow();
  const guid = randomUUID();
  await db
    .insertInto('order_slip')
    .values({
      guid,
      order_id: order.id,
      sent_at: shop.ctx.clock(),
      sent_by: 'Ana Pérez',
      account_id: order.account_id ?? 0,
      reference: reference ?? guid.slice(0, 8),
      state: 'waiting',
    })
    .execute();
  return guid;
};
