import { createHmac, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Notice } from './notices.ts';
import { newId } from './paypal-data.ts';

type Event = { type: string; resourceType: string; resource: object };
type Given = { webhook: { id: string; url: string }; event: Event; secret: string; now: Date };
type Signature = { transmission_id: string; transmission_time: string; webhook_id: string };

/**
 * PayPal's signature of ids, time and the checksum of the sent bytes. A secret of this stand-in takes the place of its
 * certificate.
 */
const signatureOf = (
  secret: string,
  { transmission_id: id, transmission_time: time, webhook_id }: Signature,
  body: string,
) =>
  createHmac('sha256', secret)
    .update(`${id}|${time}|${webhook_id}|${crc32(body)}`)
    .digest('base64');

/** An event as PayPal posts it to a webhook. */
export const paypalNotice = ({ webhook, event, secret, now }: Given): Notice => {
  // An escape of the sender's own, which is lost where somebody writes the event anew.
  const body = JSON.stringify({
    id: `WH-${newId(17)}-${newId(17)}`,
    event_version: '1.0',
    create_time: now.toISOString(),
    resource_type: event.resourceType,
    resource_version: '2.0',
    event_type: event.type,
    summary: `${event.type} ¡demostración!`,
    resource: event.resource,
    links: [],
  }).replaceAll('¡', '\\u00a1');
  const signed = { transmission_id: randomUUID(), transmission_time: now.toISOString(), webhook_id: webhook.id };
  return {
    url: webhook.url,
    headers: {
      'paypal-transmission-id': signed.transmission_id,
      'paypal-transmission-time': signed.transmission_time,
      'paypal-transmission-sig': signatureOf(secret, signed, body),
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
      'paypal-auth-algo': 'SHA256withRSA',
      'user-agent': 'PayPal/AUHD-214.0-58866000',
    },
    body,
  };
};

/** Whether the body of a question to verify-webhook-signature holds a signature of the bytes of its event; undefined where it is none. */
export const verified = (secret: string, webhookId: string, question: string): boolean | undefined => {
  let asked: Record<string, unknown>;
  try {
    asked = JSON.parse(question) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { transmission_id, transmission_time, webhook_id, transmission_sig, cert_url, auth_algo, webhook_event } =
    asked;
  if (![transmission_id, transmission_time, webhook_id, transmission_sig, cert_url, auth_algo].every(isText))
    return undefined;
  if (typeof webhook_event !== 'object' || webhook_event === null) return undefined;
  const from = question.indexOf('"webhook_event":') + '"webhook_event":'.length;
  const event = question.slice(from, question.lastIndexOf('}')).trim();
  const signed = { transmission_id, transmission_time, webhook_id } as Signature;
  return webhook_id === webhookId && transmission_sig === signatureOf(secret, signed, event);
};

const isText = (value: unknown) => typeof value === 'string' && value !== '';
