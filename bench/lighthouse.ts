import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import packageOfLighthouse from 'lighthouse/package.json' with { type: 'json' };
import { chromiumPath } from '../scripts/chromium.ts';
import { limitsOfAll, missed, tableText, type Visit, type Visited, withSection } from './lighthouse-table.ts';
import { thisMachine } from './machine.ts';
import { slowdownOf } from './slowdown.ts';
import { spreadOf } from './statistics.ts';

const help = `npm run lighthouse                 visits pages of a demo as a phone does, and writes docs/performance.md
  --visits 5                     of which the median counts
  --output docs/performance.md   where the table goes`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A demo of its own, as `npm start` makes it, on this machine alone. */
const startDemo = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
  const port = await freePort();
  const sites = {
    RTC: `http://localhost:${port}`,
    NAM: `http://127.0.0.1:${port}`,
    NAH: `http://nah.localhost:${port}`,
    NAE: `http://nae.localhost:${port}`,
    NAC: `http://nac.localhost:${port}`,
  };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    ENV_FILE: '',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    SITES: Object.entries(sites)
      .map((one) => one.join('='))
      .join(','),
  };
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  const isReady = () =>
    fetch(`${sites.RTC}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The demo ended by itself.');
    await wait(200);
  }
  const stop = async () => {
    process.off('exit', abandon);
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { sites, stop };
};

/** The first product or part of a list. */
const firstOf = async (list: string) => {
  const [, path] = /href="(\/productos\/[^"?]+)/.exec(await (await fetch(list)).text()) ?? [];
  if (!path) throw new Error(`Nothing is sold at ${list}`);
  return path;
};

const pagesOf = async ({ RTC, NAM, NAH, NAE, NAC }: Awaited<ReturnType<typeof startDemo>>['sites']) => ({
  'RTC home': `${RTC}/`,
  'RTC list': `${RTC}/productos?c=1.5`,
  'RTC product': RTC + (await firstOf(`${RTC}/productos?c=1.5`)),
  'RTC contact': `${RTC}/contacto`,
  'RTC 3D': `${RTC}/3d`,
  'RTC 3D printing': `${RTC}/3d/impresion`,
  'NAM home': `${NAM}/`,
  'NAM list': `${NAM}/productos?c=2.301`,
  'NAM part': NAM + (await firstOf(`${NAM}/productos?c=2.301`)),
  'NAH list': `${NAH}/productos?pag=1`,
  'NAE list': `${NAE}/productos?pag=1`,
  'NAC list': `${NAC}/productos?pag=1`,
});

/** These are not indexed: their SEO has no limit. */
const { seo: _, ...unindexed } = limitsOfAll;
const unindexedPages = { 'RTC sign-in': '/iniciar', 'RTC cart': '/mi-compra' };

/** The panel stands behind a sign-in: its score has no limit either. */
const products = {
  name: 'Panel products',
  path: '/gestion/productos',
  limits: { accessibility: 100, bestPractices: 100, lcp: 2000, tbt: 300, cls: 0.02, scripts: 250 },
};

/** Signs a seller in where Lighthouse makes its visits. Before each it empties the browser's cache, and leaves the session. */
const signIn = async (shop: string, port: number) => {
  const form = { username: 'vendedor@demo.uy', password: 'demo-2026', client_id: 'web', scope: 'FullControl' };
  const body = new URLSearchParams({ grant_type: 'password', ...form });
  const answer = await fetch(`${shop}/Oauth/access_token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Nobody signs in: ${await answer.text()}`);
  const { access_token: token, user_guid: guid } = (await answer.json()) as Record<string, string>;
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? browser).newPage();
  await page.goto(`${shop}/robots.txt`);
  await page.evaluate((session) => localStorage.setItem('session', session), JSON.stringify({ token, guid }));
  await page.close();
  await browser.close();
};

type Request = { url: string; resourceType?: string; transferSize: number };

/**
 * Transfers of a page. The scripts are those that its HTML names: others come when something is pressed or the browser
 * is idle.
 */
const transferred = (requests: readonly Request[], html: string) => {
  const named = requests.filter((one) => one.resourceType === 'Script' && html.includes(new URL(one.url).pathname));
  const scripts = named.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  if (scripts === 0) throw new Error('No script that the HTML names was transferred.');
  return {
    scripts,
    calls: requests.filter(({ url }) => new URL(url).pathname.startsWith('/rest/')).length,
  };
};

/** The speed of this processor as Lighthouse measures it: the median of five visits of a page without scripts. */
const indexOf = async (address: string, port: number) => {
  const found: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['seo'] });
    if (!result) throw new Error('The speed of this processor could not be measured.');
    found.push(result.lhr.environment.benchmarkIndex);
  }
  return Math.round(spreadOf(found).median);
};

type How = { port: number; slowdown: number };

/** Now and then the browser's own record of a visit is unusable: such a visit is made again, up to three times. */
const visit = async (address: string, how: How, tries = 3): Promise<Visit> => {
  const { port, slowdown: cpuSlowdownMultiplier } = how;
  const throttling = { cpuSlowdownMultiplier };
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: categories, throttling });
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return visit(address, how, tries - 1);
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: of, finalDisplayedUrl: shown } = result.lhr;
  if (new URL(shown).pathname !== new URL(address).pathname) throw new Error(`${address} led to ${shown}`);
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as Request[]) : [];
  const html = result.artifacts.MainDocumentContent;
  const score = (name: string) => Math.round((of[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    ...transferred(requests, html),
  };
};

const measure = async (visits: number): Promise<{ pages: Visited[]; index: number; slowdown: number }> => {
  const demo = await startDemo();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  try {
    const pages: Visited[] = [];
    const index = await indexOf(`${demo.sites.RTC}/no-existe`, port);
    const how = { port, slowdown: slowdownOf(index) };
    const look = async (page: Visited, address: string) => {
      // The first visit has the pictures drawn, which a shop in use did long ago.
      await visit(address, how);
      for (let at = 0; at < visits; at += 1) page.visits.push(await visit(address, how));
      pages.push(page);
      console.log(page.name, JSON.stringify(page.visits));
    };
    for (const [name, address] of Object.entries(await pagesOf(demo.sites))) await look({ name, visits: [] }, address);
    for (const [name, path] of Object.entries(unindexedPages))
      await look({ name, visits: [], limits: unindexed }, demo.sites.RTC + path);
    const { name, path, limits } = products;
    await signIn(demo.sites.RTC, port);
    await look({ name, visits: [], limits }, demo.sites.RTC + path);
    return { pages, index, slowdown: how.slowdown };
  } finally {
    await browser.close();
    await demo.stop();
  }
};

const run = async () => {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '5' },
      output: { type: 'string', default: 'docs/performance.md' },
      help: { type: 'boolean', default: false },
    },
  });
  const visits = Number(values.visits);
  if (values.help || !Number.isInteger(visits) || visits < 1) return console.log(help);
  const { pages, ...speed } = await measure(visits);
  const section = tableText(pages, thisMachine(), { version: packageOfLighthouse.version, ...speed });
  await writeFile(values.output, withSection(await readFile(values.output, 'utf8').catch(() => ''), section));
  console.log(`${section}\n\nWritten: ${values.output}`);
  const over = missed(pages);
  for (const row of over) console.error(`Misses its limit: ${row}`);
  if (over.length > 0) process.exitCode = 1;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
