import { expect, test } from 'vitest';
import { createApp } from '#server/app';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { testShop } from '#server/test/shop';
import { webBuild } from '#server/test/web-build';

const answersTo = async (isDemo: boolean, given: Record<string, string> = {}) => {
  const shop = await testShop();
  const web = { build: await webBuild(), mode: 'production' };
  const env = readEnvironment(given);
  const app = createApp({ env, shop, log: openLog('silent'), isDemo: () => isDemo, isReady: async () => true, web });
  return async (host: string) => {
    const mailbox = await app.fetch(new Request('http://inner/demo/correo', { headers: { host } }));
    const call = await app.fetch(
      new Request('http://inner/rest/state/list', { method: 'POST', headers: { host }, body: '{}' }),
    );
    return [mailbox.status, call.status];
  };
};

test('a demo of this machine answers nobody who comes by another name', async () => {
  const answers = await answersTo(true);
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'rtc.localhost'])
    expect([host, await answers(host)]).toEqual([host, [404, 200]]);
  for (const host of ['demo.ngrok.app', '192.168.1.20:3000', 'localhost.malo.uy', ''])
    expect([host, await answers(host)]).toEqual([host, [421, 421]]);
});

test('a shop that is no demo, or a demo that others may reach, answers to any name', async () => {
  expect(await (await answersTo(false))('tienda.uy')).toEqual([404, 200]);
  expect(await (await answersTo(true, { HOST: '0.0.0.0' }))('tienda.uy')).toEqual([404, 200]);
});
