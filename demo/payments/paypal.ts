import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { openFaults } from './faults.ts';
import { type Choice, choices, isChoice, sendBack, standInPage } from './page.ts';
import { type Capture, captured, contextOf, newId, type Order, refusal, type Unit, wrongOrder } from './paypal-data.ts';
import { verified } from './paypal-notice.ts';
import { openPaypalState, type PaypalOptions } from './paypal-state.ts';
import { openReplays } from './replays.ts';

const tokenSeconds = 32_400;
const allEvents = [{ name: '*' }];

/** Orders v2 after its documentation: tokens, orders, its page, captures, refunds, disputes and verified events. In memory. */
export const paypalStandIn = (options: PaypalOptions) => {
  const { url, clientId, clientSecret, webhook, clock = () => new Date() } = options;
  const state = openPaypalState(options);
  const { orders, captures, disputes, notices } = state;
  const tokens = new LRUCache<string, number>({ max: 1000 });
  const replay = openReplays();
  const faults = openFaults((status, issue) => refusal(status, issue).body);
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let mayReadDisputes = true;
  const further = new Map<string, Partial<Capture>>();
  let tokensGiven = 0;

  const app = new Hono();
  app.use(faults.middleware);
  app.post('/v1/oauth2/token', async (c) => {
    if (c.req.header('authorization') !== basic)
      return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    const { grant_type: type } = await c.req.parseBody();
    if (type !== 'client_credentials')
      return c.json({ error: 'unsupported_grant_type', error_description: 'unsupported grant_type' }, 400);
    const token = `A21AA${newId(60)}`;
    tokensGiven += 1;
    tokens.set(token, clock().getTime() + tokenSeconds * 1000);
    const scope =
      'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/applications/webhooks';
    return c.json({
      scope,
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: tokenSeconds,
      nonce: clock().toISOString(),
    });
  });
  for (const path of ['/v1/notifications/*', '/v1/customer/*', '/v2/*']) {
    app.use(path, async (c, next) => {
      const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
      if ((tokens.get(token) ?? 0) > clock().getTime()) return next();
      return c.json({ error: 'invalid_token', error_description: 'Token signature verification failed' }, 401);
    });
    app.use(path, async (c, next) => {
      const isJson = c.req.header('content-type')?.startsWith('application/json');
      return c.req.method !== 'POST' || isJson ? next() : c.json({ name: 'UNSUPPORTED_MEDIA_TYPE' }, 415);
    });
  }

  app.post('/v2/checkout/orders', async (c) => {
    const key = c.req.header('paypal-request-id');
    const body = (await c.req.json().catch(() => undefined)) as Partial<Order> | undefined;
    const wrong = wrongOrder(body, key);
    if (wrong) return Response.json(wrong.body, { status: wrong.status });
    return replay(key && `order ${key}`, () => {
      const id = newId();
      // An order with a source leads to the buyer's action, one without to an approval.
      const [status, rel, code] = body?.payment_source
        ? ['PAYER_ACTION_REQUIRED', 'payer-action', 200]
        : ['CREATED', 'approve', 201];
      const order: Order = {
        id,
        intent: 'CAPTURE',
        status: String(status),
        create_time: state.now(),
        purchase_units: (body?.purchase_units ?? []).map(
          (unit): Unit => ({ ...unit, reference_id: unit.reference_id ?? 'default' }),
        ),
        ...(body?.payment_source && { payment_source: body.payment_source }),
        links: [
          { href: `${url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
          { href: `${url}/checkoutnow?token=${id}`, rel: String(rel), method: 'GET' },
          { href: `${url}/v2/checkout/orders/${id}/capture`, rel: 'capture', method: 'POST' },
        ],
      };
      orders.set(id, order);
      return { status: Number(code), body: order };
    });
  });
  app.get('/v2/checkout/orders/:id', (c) => {
    const order = orders.get(c.req.param('id'));
    return order ? c.json(order) : c.json(refusal(404, 'INVALID_RESOURCE_ID').body, 404);
  });
  app.post('/v2/checkout/orders/:id/capture', (c) => {
    const order = orders.get(c.req.param('id'));
    if (!order) return c.json(refusal(404, 'INVALID_RESOURCE_ID').body, 404);
    const key = c.req.header('paypal-request-id');
    return replay(key && `capture ${order.id} ${key}`, () => state.capture(order, further.get(order.id)));
  });
  app.get('/v2/payments/captures/:id', (c) => {
    const capture = captures.get(c.req.param('id'));
    return capture ? c.json(capture) : c.json(refusal(404, 'INVALID_RESOURCE_ID').body, 404);
  });
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const id = c.req.param('id');
    if (!captures.has(id)) return c.json(refusal(404, 'INVALID_RESOURCE_ID').body, 404);
    const key = c.req.header('paypal-request-id');
    const { amount } = (await c.req.json().catch(() => ({}))) as { amount?: unknown };
    return replay(key && `refund ${id} ${key}`, () => state.refund(id, amount));
  });
  app.get('/v1/customer/disputes', (c) => {
    if (!mayReadDisputes) return c.json(refusal(403, 'PERMISSION_DENIED').body, 403);
    const dispute = disputes.get(c.req.query('disputed_transaction_id') ?? '');
    return c.json({ items: dispute ? [dispute] : [], links: [] });
  });
  app.get('/v1/notifications/webhooks/:id', (c) =>
    c.req.param('id') === webhook.id
      ? c.json({ id: webhook.id, url: webhook.url ?? '', event_types: allEvents, links: [] })
      : c.json(refusal(404, 'INVALID_RESOURCE_ID').body, 404),
  );
  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const isGenuine = verified(state.secret, webhook.id, await c.req.text());
    if (isGenuine === undefined) return c.json(refusal(400, 'INVALID_PARAMETER_VALUE').body, 400);
    return c.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
  });

  const isOpen = ({ status }: Order) => ['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED'].includes(status);
  const addressesOf = (order: Order) => {
    const { return_url, cancel_url } = contextOf(order);
    return { back: String(return_url), cancel: String(cancel_url) };
  };
  app.get('/checkoutnow', (c) => {
    const order = orders.get(c.req.query('token') ?? '');
    const [unit] = order?.purchase_units ?? [];
    if (!order || !unit) return c.text('Este pedido no existe (la demostración se reinició).', 404);
    const shipping = Number(unit.amount.breakdown?.shipping?.value ?? 0);
    const money = (amount: number) => `${unit.amount.currency_code} ${amount.toFixed(2)}`;
    return standInPage({
      provider: 'PayPal',
      lines: [
        ...(unit.items ?? []).map(({ name, quantity, unit_amount }) => ({
          name,
          quantity: Number(quantity),
          amount: money(Number(quantity) * Number(unit_amount.value)),
        })),
        ...(shipping > 0 ? [{ name: 'Envío', quantity: 1, amount: money(shipping) }] : []),
      ],
      total: money(Number(unit.amount.value)),
      action: `${url}/checkoutnow`,
      hidden: { token: order.id },
      choices,
      returns: Object.values(addressesOf(order)),
      sorry: isOpen(order) ? undefined : 'Este pedido ya se pagó.',
    });
  });
  app.post('/checkoutnow', async (c) => {
    const { token, choice } = await c.req.parseBody();
    const order = orders.get(typeof token === 'string' ? token : '');
    if (!order || !isChoice(choice) || !isOpen(order)) return c.text('Este pedido no existe o ya se pagó.', 410);
    const { back, cancel } = addressesOf(order);
    if (choice === 'close') return sendBack(cancel, { token: order.id });
    state.approve(order, choice);
    return sendBack(back, { token: order.id, PayerID: newId(13) });
  });

  return {
    app,
    /** For tests and whoever plays the buyer or the bank. */
    control: {
      ...faults.control,
      ...notices.control,
      /** The buyer's choice on the page; money comes with the capture. `other` may be another currency or amount. */
      approve: (orderId: string, how: Exclude<Choice, 'close'> = 'approve', other: Partial<Capture> = {}) => {
        const order = orders.get(orderId);
        if (!order) throw new Error(`No order ${orderId}.`);
        further.set(orderId, other);
        state.approve(order, how);
      },
      /** Moves a capture later on, for example a pending one. */
      move: (captureId: string, to: keyof typeof captured) => {
        const capture = Object.assign(state.found(captureId), { status_details: undefined }, captured[to]);
        state.tellCapture(capture);
        return capture;
      },
      dispute: state.dispute,
      mayReadDisputes: (may: boolean) => {
        mayReadDisputes = may;
      },
      forgetTokens: () => tokens.clear(),
      tokensGiven: () => tokensGiven,
      order: (id: string) => orders.get(id),
      /** The notification of a capture, as it would be signed by who has another secret where one is given. */
      noticeOf: (captureId: string, secret?: string) =>
        state.noticeOf('PAYMENT.CAPTURE.COMPLETED', 'capture', state.found(captureId), secret),
    },
  };
};
