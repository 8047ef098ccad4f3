import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAttempt, keys, listen, openStandIns, recordedLog } from '#server/test/stand-ins';
import { openProviders } from './open-providers.ts';
import { type AttemptToStart, type OnlineId, ProviderError } from './provider.ts';

let world: Awaited<ReturnType<typeof openStandIns>>;
beforeEach(async () => {
  world = await openStandIns();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const errorOf = async (work: Promise<unknown>): Promise<ProviderError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw new Error(`No refusal, but ${inspect(error)}`);
  return error;
};
const attemptFor = (id: OnlineId): AttemptToStart =>
  anAttempt(world.shopUrl, { currency: id === 'PYPL' ? 'USD' : 'UYU' });
const controlOf = (id: OnlineId) => (id === 'MPU' ? world.mercadoPago.control : world.paypal.control);

describe.each(['MPU', 'PYPL'] as const)('%s', (id) => {
  test.each([
    [500, false],
    [502, false],
    [503, false],
    [429, false],
    [408, false],
    [409, false],
    [400, true],
    [403, true],
    [418, true],
  ])('a %i is final: %j', async (status, isFinal) => {
    controlOf(id).fail(status, { path: /preferences|orders/ });
    expect(await errorOf(world.providerOf(id).start(attemptFor(id)))).toMatchObject({ isFinal });
  });

  test('one that cannot be reached is told in words', async () => {
    await world.close();
    const lines = (await world.providerOf(id).check()) ?? [];
    const failed = lines.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
    expect(failed).toContain('no responde: fijate si esta máquina llega a internet, y probá en unos minutos');
    expect(failed.join()).not.toMatch(/no connection/);
  });

  test.each([
    [503, 'no está atendiendo: probá en unos minutos'],
    [429, 'no está atendiendo: probá en unos minutos'],
    [404, 'lo rechaza'],
  ])('one that answers with a %i is not told of as one that cannot be reached', async (status, says) => {
    controlOf(id).fail(status);
    const [first] = await world.providerOf(id).check();
    expect(first).toMatchObject({ ok: false, sentence: expect.stringMatching(`^${says} \\([A-Z]+ /.*: ${status}\\b`) });
  });

  test('a wrong key is final', async () => {
    const wrong = { ...world.env, MERCADOPAGO_ACCESS_TOKEN: 'TEST-canario-otra', PAYPAL_CLIENT_SECRET: 'canario-otra' };
    const provider = openProviders(wrong, recordedLog().log).get(id);
    expect(await errorOf(provider?.start(attemptFor(id)) ?? Promise.resolve())).toMatchObject({ isFinal: true });
  });

  test('one that does not answer in time is asked again later, and has one page all the same', async () => {
    const attempt = attemptFor(id);
    const held = controlOf(id).hold({ path: /preferences|orders/ });
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const failed = errorOf(world.providerOf(id).start(attempt));
    await held.arrived;
    late.abort(new DOMException('Late.', 'TimeoutError'));
    const error = await failed;
    expect([error.isFinal, error.message]).toEqual([false, expect.stringContaining('no answer in 60000 ms')]);
    expect(timeout).toHaveBeenLastCalledWith(60_000);
    timeout.mockRestore();
    const again = await world.providerOf(id).start(attempt);
    await held.release();
    expect(await world.providerOf(id).start(attempt)).toEqual(again);
  });

  test('no connection, no JSON and a way elsewhere are no answers', async () => {
    const gone = await listen(() => () => new Response(''));
    await gone.close();
    const html = await listen(() => () => new Response('<html>Mantenimiento</html>'));
    const elsewhere = await listen(() => () => Response.redirect(world.shopUrl, 302));
    for (const { url } of [gone, html, elsewhere]) {
      const provider = openProviders({ ...world.env, MERCADOPAGO_URL: url, PAYPAL_URL: url }, recordedLog().log).get(
        id,
      );
      const error = await errorOf(provider?.start(attemptFor(id)) ?? Promise.resolve());
      expect(error.isFinal).toBe(false);
    }
    expect(world.received).toEqual([]);
    for (const place of [html, elsewhere]) await place.close();
  });

  test('a refund that was refused once may be asked again by its key', async () => {
    const provider = world.providerOf(id);
    const attempt = attemptFor(id);
    const { providerId } = await provider.start(attempt);
    if (id === 'MPU') world.mercadoPago.control.pay(providerId, 'approve');
    else world.paypal.control.approve(providerId);
    const [payment] = await provider.capture({ ...attempt, providerId });
    const refund = { id: payment?.id ?? '', currency: attempt.currency, amount: 100, key: 'a' };
    controlOf(id).fail(500, { path: /refund/ });
    expect(await errorOf(provider.refund(refund))).toMatchObject({ isFinal: false });
    expect(await provider.refund(refund)).toMatchObject({ refunded: 100 });
  });

  test('a refund that was made but cannot be read is not refused: by its key it is found again', async () => {
    const provider = world.providerOf(id);
    const attempt = attemptFor(id);
    const { providerId } = await provider.start(attempt);
    if (id === 'MPU') world.mercadoPago.control.pay(providerId, 'approve');
    else world.paypal.control.approve(providerId);
    const [payment] = await provider.capture({ ...attempt, providerId });
    const refund = { id: payment?.id ?? '', currency: attempt.currency, amount: 100, key: 'a' };
    controlOf(id).fail(403, { path: /(v1\/payments|captures)\/[^/]+$/ });
    expect(await errorOf(provider.refund(refund))).toMatchObject({ isFinal: false });
    expect(await provider.refund(refund)).toMatchObject({ refunded: 100 });
  });
});

test('neither errors nor the log hold a key, whatever goes wrong', async () => {
  // A provider that says back everything it was sent, in every place where it may speak.
  const echo = await listen(() => async (request) => {
    const sent = `${request.headers.get('authorization')} ${await request.text()} ${Object.values(keys).join(' ')}`;
    const status = Number(new URL(request.url).pathname.split('/')[1]);
    const body = {
      name: sent,
      error: keys.PAYPAL_CLIENT_SECRET,
      message: sent,
      details: [{ issue: sent }],
      access_token: sent,
    };
    return Response.json(body, { status, statusText: sent.slice(0, 20) });
  });
  const { log, lines } = recordedLog();
  const seen: unknown[] = [];
  for (const status of [200, 401, 404, 422, 500]) {
    const url = `${echo.url}/${status}`;
    const providers = openProviders({ ...world.env, MERCADOPAGO_URL: url, PAYPAL_URL: url }, log);
    for (const [id, provider] of providers) {
      const attempt = attemptFor(id);
      const started = { guid: attempt.guid, orderGuid: attempt.orderGuid, providerId: 'A1' };
      const asked: (() => Promise<unknown>)[] = [
        () => provider.start(attempt),
        () => provider.read(started),
        () => provider.capture(started),
        () => provider.readPayment('1'),
        () => provider.refund({ id: '1', currency: 'USD', amount: 1, key: 'a' }),
        () => provider.check(),
      ];
      for (const ask of asked) seen.push(await ask().catch((error: unknown) => error));
    }
  }
  await echo.close();
  expect(lines.length).toBeGreaterThan(20);
  expect(inspect([seen, lines], { depth: 20, maxArrayLength: null, maxStringLength: null })).not.toContain('canario');
});
