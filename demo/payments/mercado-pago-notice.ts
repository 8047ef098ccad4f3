import { createHmac, randomUUID } from 'node:crypto';
import type { Payment } from './mercado-pago-data.ts';
import type { Notice } from './notices.ts';

type Given = { payment: Payment; action: string; secret: string; now: Date };

/** A webhook of a payment with its signature; none where the preference named no address. */
export const mercadoPagoNotice = ({ payment, action, secret, now }: Given): Notice | undefined => {
  if (payment.notification_url === null) return undefined;
  const url = new URL(payment.notification_url);
  url.searchParams.set('data.id', String(payment.id));
  url.searchParams.set('type', 'payment');
  const [requestId, ts] = [randomUUID(), String(now.getTime())];
  const template = `id:${payment.id};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(template).digest('hex');
  return {
    url: url.href,
    headers: {
      'x-signature': `ts=${ts},v1=${v1}`,
      'x-request-id': requestId,
      'user-agent': 'MercadoPago WebHook v1.0',
    },
    body: JSON.stringify({
      action,
      api_version: 'v1',
      data: { id: String(payment.id) },
      date_created: now.toISOString(),
      id: now.getTime(),
      live_mode: payment.live_mode,
      type: 'payment',
      user_id: String(payment.collector_id),
    }),
  };
};
