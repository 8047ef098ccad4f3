import pg from 'pg';
import { build } from '../scripts/build.ts';
import { parentOf, postgresMeter, processMeter } from './cpu.ts';
import { buyerCount, type Engine, prepare } from './data/prepare.ts';
import { openCores } from './machine.ts';
import { measureRow } from './measure.ts';
import * as d from './rows/detail.ts';
import { orderRow } from './rows/order.ts';
import * as s from './rows/search.ts';
import { startBare, startOneSelect, startShopServer } from './servers/start.ts';

const [engine = 'postgres', size = '20000', only = ''] = process.argv.slice(2);
const data = await prepare(engine as Engine, Number(size), {
  folder: '/tmp/bench-data',
  server: 'postgres://postgres@127.0.0.1:5432/postgres',
  name: 'bench',
});
const main = await build();
const cores = openCores();
const shop = await startShopServer({
  main,
  data,
  cores,
  more: process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=' + process.env.PROF, '--cpu-prof-interval=200'] : [],
});
const bare = await startBare(cores);
const select = await startOneSelect(data, cores);
let pgm = () => 0;
if (data.env.DATABASE_URL) {
  const c = new pg.Client({ connectionString: data.env.DATABASE_URL });
  await c.connect();
  const pid = (await c.query('select pg_backend_pid() as pid')).rows[0].pid;
  pgm = postgresMeter(parentOf(pid)!, 'bench_' + size);
  await c.end();
}
const m = (r: { pid: number; port: number }) => {
  const own = processMeter(r.pid);
  return { port: r.port, meter: () => own() + pgm() };
};
const servers = { shop: m(shop), bare: { port: bare.port, meter: processMeter(bare.pid) }, select: m(select) };
const amount = { rounds: 5, questions: Number(process.env.Q ?? 400), slow: 300, bare: 2000 };
const rows = [
  () => s.searchRow(+size, amount),
  () => s.searchAgainRow(+size, amount),
  () => s.categoryRow(+size, amount),
  () => s.categoryAgainRow(+size, amount),
  () => d.detailRow(+size, amount),
  () => d.detailAgainRow(+size, amount),
  () => d.pageRow(+size, amount),
  () => d.pageAgainRow(+size, amount),
  () => orderRow(+size, amount, buyerCount),
];
console.log('start', shop.startSeconds);
try {
  for (const [at, make] of rows.entries()) {
    if (only && !only.split(',').includes(String(at))) continue;
    const r = await measureRow(make(), servers, amount.bare);
    const us = (x: { median: number; min: number; max: number }) =>
      `${Math.round(x.median * 1e6)} (${Math.round(x.min * 1e6)}-${Math.round(x.max * 1e6)})`;
    console.log(
      r.name.padEnd(30),
      r.bytes,
      'shop',
      us(r.cpu.shop),
      'bare',
      us(r.cpu.bare),
      'sel',
      us(r.cpu.select),
      '×bare',
      r.times.bare.median.toFixed(1),
      '×sel',
      r.times.select.median.toFixed(1),
      '/s',
      r.perSecond.median.toFixed(0),
      'p50',
      (r.p50 * 1e3).toFixed(1),
      'p99',
      (r.p99 * 1e3).toFixed(1),
    );
  }
} finally {
  for (const x of [shop, bare, select]) await x.stop();
}
