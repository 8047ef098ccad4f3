import { type Ask, factsOf, listOf, textOf } from './ask-provider.ts';
import { checkLine, unreachable } from './check-line.ts';
import { events, isFromPaypal } from './paypal-notification.ts';
import { askDisputes } from './paypal-payments.ts';
import type { CheckLine } from './provider.ts';
import { notificationPaths } from './provider.ts';
import type { PaypalKeys } from './provider-keys.ts';

const liveUrl = 'https://api-m.paypal.com';
// Nobody pays this order, and PayPal forgets it by itself.
const sample = { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '1.00' } }] };
const forgery = {
  transmission_id: '00000000-0000-0000-0000-000000000000',
  transmission_time: '2020-01-01T00:00:00Z',
  transmission_sig: 'AAAA',
  cert_url: 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
  auth_algo: 'SHA256withRSA',
};

/** The lines of `npm run payments:check`. */
export const checkPaypal = async (ask: Ask, keys: PaypalKeys, origins: readonly string[]): Promise<CheckLine[]> => {
  const webhook = checkLine('PayPal: claves y avisos', async () => {
    const path = `/v1/notifications/webhooks/${encodeURIComponent(keys.webhookId)}`;
    const { status, body } = await ask({ path, expects: [404] });
    if (status === 404)
      return { ok: false, sentence: 'las claves responden, pero no tienen el webhook PAYPAL_WEBHOOK_ID' };
    const subscribed = listOf(body.event_types).map(({ name }) => String(name));
    const missing = subscribed.includes('*') ? [] : Object.keys(events).filter((name) => !subscribed.includes(name));
    const url = textOf(body.url) ?? '';
    const isOurs = origins.some((origin) => url === `${origin}${notificationPaths.PYPL}`);
    const isTest = keys.url !== liveUrl;
    const kind = isTest ? 'de prueba' : 'reales';
    if (!isOurs) {
      const wanted = `${origins[0]}${notificationPaths.PYPL}`;
      return { ok: false, sentence: `claves ${kind}; los avisos van a ${url}, y tienen que ir a ${wanted}` };
    }
    if (missing.length > 0) return { ok: false, sentence: `claves ${kind}; faltan los avisos ${missing.join(', ')}` };
    const beyond = unreachable(keys.url, [new URL(url).origin]);
    return beyond.length > 0
      ? {
          ok: false,
          sentence: `claves ${kind}; los avisos no llegan a ${url}: hace falta una dirección pública con https`,
        }
      : { ok: true, isTest, sentence: `claves ${kind}; los avisos van a ${url}` };
  });
  const currency = checkLine('PayPal: moneda', async () => {
    const { body } = await ask({
      method: 'POST',
      path: '/v2/checkout/orders',
      headers: { prefer: 'return=representation' },
      body: sample,
    });
    const asked = textOf(factsOf(listOf(body.purchase_units)[0]?.amount).currency_code);
    return {
      ok: asked === 'USD',
      sentence: `acepta un pedido en ${asked ?? 'ninguna moneda'} (de prueba, que nadie paga)`,
    };
  });
  const signature = checkLine('PayPal: firma', async () => {
    const isTaken = await isFromPaypal(
      ask,
      keys.webhookId,
      forgery,
      '{"id":"WH-0","event_type":"PAYMENT.CAPTURE.COMPLETED"}',
    );
    return { ok: !isTaken, sentence: isTaken ? 'da por buena una firma falsa' : 'una firma falsa se rechaza' };
  });
  const disputes = checkLine('PayPal: disputas', async () => {
    const { status } = await askDisputes(ask, '0');
    return status === 403
      ? { ok: false, sentence: 'la aplicación no puede leerlas: activá «Disputes» en sus opciones' }
      : { ok: true, sentence: 'se pueden leer' };
  });
  return Promise.all([webhook, currency, signature, disputes]);
};
