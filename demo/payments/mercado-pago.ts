import { randomInt, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { openFaults } from './faults.ts';
import {
  backParameters,
  outcomes,
  type Payment,
  type Preference,
  type Refund,
  refusal,
  refusals,
  totalOf,
  wrongPreference,
} from './mercado-pago-data.ts';
import { mercadoPagoNotice } from './mercado-pago-notice.ts';
import { openNotices, type SendNotice } from './notices.ts';
import { type Choice, choices, isChoice, sendBack, standInPage } from './page.ts';
import { openReplays } from './replays.ts';

type Options = {
  /** Where it is mounted, without a slash at its end. */
  url: string;
  accessToken: string;
  webhookSecret: string;
  /** How it reaches the shop. */
  fetch?: SendNotice;
  retriesMs?: readonly number[];
  clock?: () => Date;
};

const collector = 446566691;
const daysOfTickets = 3;
const labels = { approve: 'success', pending: 'pending', reject: 'failure', close: 'failure' } as const;

/** Checkout Pro after its documentation: preferences, its page, payments, refunds and signed notifications. In memory. */
export const mercadoPagoStandIn = ({
  url,
  accessToken,
  webhookSecret,
  clock = () => new Date(),
  ...given
}: Options) => {
  const preferences = new LRUCache<string, Preference>({ max: 5000 });
  const payments = new LRUCache<string, Payment>({ max: 5000 });
  const replay = openReplays();
  const notices = openNotices(given.fetch ?? fetch, given);
  const faults = openFaults(
    (status) => refusal(status, status === 429 ? 'too_many_requests' : 'internal_error', 'fault').body,
  );
  const now = () => clock().toISOString().replace('Z', '+00:00');
  // Grows over restarts too, as the shop remembers the ids.
  let lastId = Date.now() * 100 + randomInt(100);
  const nextId = () => ++lastId;

  const notice = (payment: Payment, action: 'created' | 'updated', secret = webhookSecret) =>
    mercadoPagoNotice({ payment, action: `payment.${action}`, secret, now: clock() });
  const changed = (payment: Payment, action: 'created' | 'updated' = 'updated') => {
    const made = notice(payment, action);
    if (made) notices.send(made);
  };
  const pay = (preference: Preference, how: keyof typeof outcomes, other: Partial<Payment> = {}): Payment => {
    const at = now();
    const id = nextId();
    const payment: Payment = {
      ...outcomes[how],
      id,
      date_created: at,
      date_approved: how === 'approve' ? at : null,
      date_last_updated: at,
      date_of_expiration:
        how === 'pending' ? new Date(clock().getTime() + daysOfTickets * 86_400_000).toISOString() : null,
      currency_id: preference.items[0]?.currency_id ?? 'UYU',
      transaction_amount: totalOf(preference),
      transaction_amount_refunded: 0,
      external_reference: preference.external_reference ?? null,
      metadata: preference.metadata,
      operation_type: 'regular_payment',
      description: preference.items[0]?.title ?? null,
      captured: how === 'approve',
      live_mode: false,
      collector_id: collector,
      notification_url: preference.notification_url ?? null,
      order: { id: String(nextId()), type: 'mercadopago' },
      payer: { id: '1', email: 'test_user_1@testuser.com', identification: { type: null, number: null } },
      installments: 1,
      refunds: [],
      ...other,
    };
    payments.set(String(id), payment);
    changed(payment, 'created');
    return payment;
  };
  const found = (id: string | number) => {
    const payment = payments.get(String(id));
    if (!payment) throw new Error(`No payment ${id}.`);
    return payment;
  };
  const giveBack = (payment: Payment, asked: unknown) => {
    const left = Math.round((payment.transaction_amount - payment.transaction_amount_refunded) * 100) / 100;
    const amount = asked === undefined ? left : asked;
    if (payment.status !== 'approved') return refusals.state;
    if (typeof amount !== 'number' || !(amount > 0) || amount > left) return refusals.amount;
    const refund: Refund = {
      id: nextId(),
      payment_id: payment.id,
      amount,
      status: 'approved',
      date_created: now(),
      refund_mode: 'standard',
      adjustment_amount: 0,
      metadata: {},
      reason: null,
      unique_sequence_number: null,
      amount_refunded_to_payer: amount,
      source: { id: String(collector), name: 'Tienda de demostración', type: 'collector' },
    };
    payment.refunds.push(refund);
    payment.transaction_amount_refunded = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100;
    const isWhole = payment.transaction_amount_refunded >= payment.transaction_amount;
    const state = isWhole ? ['refunded', 'refunded'] : ['approved', 'partially_refunded'];
    [payment.status = '', payment.status_detail = ''] = state;
    payment.date_last_updated = now();
    changed(payment);
    return { status: 201, body: refund };
  };

  const app = new Hono();
  app.use(faults.middleware);
  for (const path of ['/checkout/preferences/*', '/v1/*', '/users/*']) {
    app.use(path, async (c, next) =>
      c.req.header('authorization') === `Bearer ${accessToken}` ? next() : c.json(refusals.token.body, 401),
    );
  }
  app.get('/users/me', (c) => c.json({ id: collector, nickname: 'TESTUSER1', site_id: 'MLU', country_id: 'UY' }));
  app.post('/checkout/preferences', async (c) => {
    const body = (await c.req.json().catch(() => undefined)) as Partial<Preference> | undefined;
    const wrong = wrongPreference(body);
    if (wrong) return c.json(wrong.body, 400);
    return replay(c.req.header('x-idempotency-key'), () => {
      const id = `${collector}-${randomUUID()}`;
      const page = `${url}/checkout/v1/redirect?pref_id=${id}`;
      const items = (body?.items ?? []).map((item) => ({ ...item, currency_id: item.currency_id ?? 'UYU' }));
      const preference: Preference = {
        expires: false,
        metadata: {},
        back_urls: {},
        ...body,
        items,
        id,
        date_created: now(),
        collector_id: collector,
        site_id: 'MLU',
        init_point: page,
        sandbox_init_point: page,
      };
      preferences.set(id, preference);
      return { status: 201, body: preference };
    });
  });
  app.get('/checkout/preferences/:id', (c) => {
    const preference = preferences.get(c.req.param('id'));
    return preference ? c.json(preference) : c.json(refusals.noPreference.body, 404);
  });
  app.get('/v1/payments/search', (c) => {
    const { external_reference: reference, limit = '30', offset = '0', criteria } = c.req.query();
    const all = [...payments.values()]
      .filter((payment) => reference === undefined || payment.external_reference === reference)
      .sort((one, other) => (criteria === 'asc' ? one.id - other.id : other.id - one.id));
    const [from, most] = [Number(offset), Number(limit)];
    return c.json({ paging: { total: all.length, limit: most, offset: from }, results: all.slice(from, from + most) });
  });
  app.get('/v1/payments/:id', (c) => {
    const payment = payments.get(c.req.param('id'));
    return payment ? c.json(payment) : c.json(refusals.noPayment.body, 404);
  });
  app.post('/v1/payments/:id/refunds', async (c) => {
    const key = c.req.header('x-idempotency-key');
    if (!key) return c.json(refusals.noKey.body, 400);
    const payment = payments.get(c.req.param('id'));
    if (!payment) return c.json(refusals.noPayment.body, 404);
    const { amount } = (await c.req.json().catch(() => ({}))) as { amount?: unknown };
    return replay(`refund ${payment.id} ${key}`, () => giveBack(payment, amount));
  });

  const isOver = ({ expires, expiration_date_to: end }: Preference) =>
    expires && end !== undefined && Date.parse(end) <= clock().getTime();
  app.get('/checkout/v1/redirect', (c) => {
    const preference = preferences.get(c.req.query('pref_id') ?? '');
    if (!preference) return c.text('Esta preferencia no existe (la demostración se reinició).', 404);
    const money = (amount: number) => `${preference.items[0]?.currency_id} ${amount.toFixed(2)}`;
    return standInPage({
      provider: 'Mercado Pago',
      lines: preference.items.map(({ title = '', quantity, unit_price }) => ({
        name: title,
        quantity,
        amount: money(quantity * unit_price),
      })),
      total: money(totalOf(preference)),
      action: `${url}/checkout/v1/redirect`,
      hidden: { pref_id: preference.id },
      choices,
      returns: Object.values(preference.back_urls),
      sorry: isOver(preference) ? 'Este pago venció. Volvé a la tienda para empezar otro.' : undefined,
    });
  });
  app.post('/checkout/v1/redirect', async (c) => {
    const { pref_id: id, choice } = await c.req.parseBody();
    const preference = preferences.get(typeof id === 'string' ? id : '');
    if (!preference || !isChoice(choice) || isOver(preference)) return c.text('Este pago no existe o venció.', 410);
    const back = preference.back_urls[labels[choice]];
    const added = backParameters(preference, choice === 'close' ? undefined : pay(preference, choice));
    return back ? sendBack(back, added) : c.text('Listo. Podés cerrar esta página.');
  });

  return {
    app,
    /** For tests and whoever plays the buyer or the bank. */
    control: {
      ...faults.control,
      ...notices.control,
      /** Pays a preference as its page would; `other` may be another currency or amount. */
      pay: (preferenceId: string, how: Exclude<Choice, 'close'>, other?: Partial<Payment>): Payment => {
        const preference = preferences.get(preferenceId);
        if (!preference) throw new Error(`No preference ${preferenceId}.`);
        return pay(preference, how, other);
      },
      /** Moves a payment later on: approved, cancelled, charged_back, in_mediation. */
      move: (id: string | number, status: string, status_detail = '') => {
        const payment = Object.assign(found(id), { status, status_detail, date_last_updated: now() });
        changed(payment);
        return payment;
      },
      /** The notification of a payment, as it would be signed by who has another secret where one is given. */
      noticeOf: (id: string | number, secret?: string) => notice(found(id), 'updated', secret),
      preference: (id: string) => preferences.get(id),
    },
  };
};
