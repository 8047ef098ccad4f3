import { type Ask, textOf } from './ask-provider.ts';
import { checkLine, unreachable } from './check-line.ts';
import { isSigned, signatureOf } from './mercado-pago-signature.ts';
import type { CheckLine } from './provider.ts';
import { notificationPaths } from './provider.ts';
import type { MercadoPagoKeys } from './provider-keys.ts';

// The currency in which an account of each country settles; the shop asks in pesos of Uruguay.
const currencies: Readonly<Record<string, string>> = {
  MLU: 'UYU',
  MLA: 'ARS',
  MLB: 'BRL',
  MLC: 'CLP',
  MCO: 'COP',
  MLM: 'MXN',
  MPE: 'PEN',
};

/** The lines of `npm run payments:check`. It has no call that names the account's notifications. */
export const checkMercadoPago = async (
  ask: Ask,
  keys: MercadoPagoKeys,
  origins: readonly string[],
): Promise<CheckLine[]> => {
  let country = '';
  const account = await checkLine('Mercado Pago: claves', async () => {
    const { body } = await ask({ path: '/users/me' });
    country = textOf(body.site_id) ?? '';
    const isTest = keys.accessToken.startsWith('TEST-');
    const kind = isTest ? 'de prueba' : 'reales';
    return { ok: true, isTest, sentence: `responden, son ${kind}, de la cuenta ${textOf(body.id)}` };
  });
  const currency = await checkLine('Mercado Pago: moneda', () => {
    if (!account.ok) return { ok: false, sentence: 'no se sabe mientras no acepte las claves' };
    const settles = currencies[country] ?? 'desconocida';
    return {
      ok: settles === 'UYU',
      sentence: `la cuenta es de ${country || 'no se sabe dónde'} y cobra en ${settles}`,
    };
  });
  const browser = await checkLine('Mercado Pago: clave pública', () => {
    const [own, other] = [keys.accessToken, keys.publicKey].map((key) => key?.split('-', 1)[0]);
    if (!other) return { ok: false, sentence: 'falta MERCADOPAGO_PUBLIC_KEY' };
    return {
      ok: own === other,
      sentence: own === other ? 'es de la misma clase que la privada' : `es ${other}, no ${own}`,
    };
  });
  const signature = await checkLine('Mercado Pago: firma', () => {
    const signed = { id: '123456', requestId: 'prueba', ts: '1700000000' };
    const header = signatureOf(keys.webhookSecret, signed);
    const ok =
      isSigned(keys.webhookSecret, header, signed.id, signed.requestId) &&
      !isSigned(keys.webhookSecret, header, '123457', signed.requestId);
    return {
      ok,
      sentence: ok
        ? 'un aviso firmado con MERCADOPAGO_WEBHOOK_SECRET se reconoce, y el de otro pago no; que sea la clave de la cuenta lo dice «Simular notificación» en su panel'
        : 'un aviso firmado no se reconoce',
    };
  });
  const notices = await checkLine('Mercado Pago: avisos', () => {
    const beyond = unreachable(keys.url, origins);
    const addresses = origins.map((origin) => `${origin}${notificationPaths.MPU}`).join(', ');
    return beyond.length > 0
      ? { ok: false, sentence: `no llegan a ${beyond.join(', ')}: hace falta una dirección pública con https` }
      : { ok: true, sentence: `van a ${addresses}` };
  });
  return [account, currency, browser, signature, notices];
};
