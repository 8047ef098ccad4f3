import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hosts } from './e2e/sites.ts';
import { chromiumPath } from './scripts/chromium.ts';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Workers read this file too and must find the same shop.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
// Journeys choose at random, and the same again with the same seed.
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = String(Date.now());
  console.log(`TEST_SEED=${process.env.TEST_SEED}`);
}
const sites = Object.entries(hosts)
  .map(([id, host]) => `${id}=http://${host}:${port}`)
  .join(',');
// A developer's .env may name a real shop.
process.env.ENV_FILE = '';
process.env.E2E_DATA_DIR ??= join(tmpdir(), `shop-e2e-${port}`);

const areLong = process.env.JOURNEYS === 'long';
const wide = /@desktop|@both-widths/;
/** Journeys outside the gate, by their file or by their tag. */
const long = /\.long\.spec|@long/;

// Without these Chromium looks for its maker's hosts at every start.
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `reports/${areLong ? 'long-e2e' : 'e2e'}.json` }]],
  // Journeys share two cores with their shop and browsers. CI tries one thrice, and names it as flaky where that was needed.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 2 : 0,
  globalTeardown: './e2e/remove-data.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    // A film of each journey costs a third of the machine, its steps and pages a tenth.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: chromiumPath() ?? '/usr/bin/chromium',
      args: [...quiet, '--no-sandbox', '--disable-gpu', '--disable-sync'],
    },
  },
  // A journey runs on a phone; '@desktop' on a wide screen instead, '@both-widths' on both, where the layout differs.
  // '@long' and the files '*.long.spec.ts' belong to `npm run test:long`.
  projects: [
    {
      name: 'telefono',
      grep: areLong ? long : undefined,
      grepInvert: areLong ? /@desktop/ : [/@desktop/, long],
      use: { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'escritorio',
      grep: areLong ? new RegExp(`(?=.*(${wide.source}))(?=.*(${long.source}))`, 's') : wide,
      grepInvert: areLong ? undefined : long,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --import ./scripts/node-version.mjs scripts/start.ts`,
    env: { PORT: port, SITES: sites, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' },
    url: `http://localhost:${port}/readyz`,
    timeout: 600_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
