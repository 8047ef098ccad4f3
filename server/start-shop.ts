import { resolve } from 'node:path';
import { backupPlan } from '#server/backup/backup-plan';
import { addBasics } from '#server/basics';
import { Mistake } from '#server/commands/mistake';
import { serveCommands } from '#server/commands/serve-commands';
import { type Database, openDatabase } from '#server/database/database';
import { hasEmbedded, hasTables } from '#server/database/is-made';
import { migrate } from '#server/database/migrate';
import { withTimeLimits } from '#server/database/time-limits';
import { type Environment, hasLittleMemory } from '#server/environment';
import { applyErasedLists } from '#server/erasure/erased-lists.service';
import { clientAddress } from '#server/http/client-address';
import { siteOfHost } from '#server/http/served-site';
import { openJobs } from '#server/jobs/jobs';
import { openQueue } from '#server/jobs/queue';
import type { Log } from '#server/log/log';
import { openShop } from '#server/shop';
import { shopCommands } from '#server/shop-commands';
import { defineShopJobs } from '#server/shop-jobs';
import type { Tables } from '#server/tables';
import { drawDemoPicture, prepareFirstStart } from './demo.ts';
import { openGeocoding } from './open-geocoding.ts';
import { openPayments } from './open-payments.ts';
import { sitesOfDatabase } from './site-of-database.ts';

type Options = {
  log: Log;
  /** False for a command beside or instead of a server: it queues work, and leaves it to the next server. */
  work?: boolean;
  /** False: throws a sentence where no shop is there yet. */
  create?: boolean;
  onProgress?: (step: string) => void;
};

/** Opens the database that the environment names, brings it up to date and puts the shop together on it. */
export const startShop = async (env: Environment, options: Options) => {
  const { log, work = true, onProgress = () => {} } = options;
  const database = await openOwn(env, options);
  const applied = await migrate(database.db);
  if (applied.length > 0) onProgress(`Base de datos al día (${applied.length} pasos)`);
  const sites = env.served.map((one) => one.site);
  await withTimeLimits('batch', async () => {
    await addBasics(database.db, sites);
    // A command on a new folder leaves it to the first start whether it becomes the demo.
    if (work) await prepareFirstStart(database.db, env, onProgress);
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const { served, differences } = await sitesOfDatabase(database.db, env.served);
  for (const difference of differences) onProgress(difference);
  const kind = await database.db.selectFrom('shop').select('is_demo').executeTakeFirst();
  let isDemo = kind?.is_demo ?? false;
  const payments = openPayments(env, log, () => isDemo);
  const jobs = openJobs(database, log);
  const queue = openQueue(jobs);
  const servedBy = siteOfHost({ ...env, served });
  const shop = await openShop({
    database,
    log,
    queue,
    served,
    clock: () => new Date(),
    providers: payments.providers,
    sendsMail: () => env.SMTP_URL !== undefined || isDemo,
    readsRate: () => env.RATE_URL !== undefined || isDemo,
    geocoder: openGeocoding(env, () => isDemo),
    imagesFolder: resolve(env.DATA_DIR, 'images'),
    slipsFolder: resolve(env.DATA_DIR, 'slips'),
    importsFolder: resolve(env.DATA_DIR, 'imports'),
    backups: backupPlan(env),
    drawPicture: drawDemoPicture,
    clientOf: clientAddress(env.trusts, () => log.warn('proxy.untrusted', { set: 'TRUST_PROXY' })),
    siteOf: (request) => {
      const asked = servedBy(request.headers.get('host') ?? undefined) ?? served[0];
      if (!asked) throw new Error('No site is served.');
      return asked.site;
    },
  });
  const [first] = shop.served;
  // A restored backup may have who was erased since.
  if (first) await applyErasedLists(shop.systemCtx(first.site));
  const shopJobs = defineShopJobs(jobs, shop, env, log);
  await jobs.start({ work });
  if (work) await shopJobs.started();
  const onDemo = () => {
    isDemo = true;
  };
  // The process that has the embedded database open does the work of the scripts; a PostgreSQL server takes them itself.
  const endCommands =
    work && !env.DATABASE_URL
      ? await serveCommands(resolve(env.DATA_DIR), shopCommands(shop, { ...env, onDemo }), log)
      : async () => {};
  const close = async () => {
    await endCommands();
    await jobs.stop({ graceMs: 5000 });
    await shopJobs.close();
    await shop.close();
    await database.close();
  };
  /** Whether the database answers, and can be written. */
  const probe = async () => {
    try {
      const isWritable = await withTimeLimits('probe', database.isWritable);
      if (!isWritable) log.error('database.unwritable', undefined);
      return isWritable;
    } catch (error) {
      log.error('database.unreachable', error);
      return false;
    }
  };
  let probing: Promise<boolean> | undefined;
  // A request that comes meanwhile waits for the same answer: there is one connection for it.
  const isReady = () => {
    probing ??= probe().finally(() => {
      probing = undefined;
    });
    return probing;
  };
  return { shop, jobs, database, isDemo: () => isDemo, isReady, standIns: payments.standIns, close };
};

const openOwn = async (env: Environment, { create = true, onProgress = () => {} }: Options) => {
  if (!env.DATABASE_URL) {
    const folder = resolve(env.DATA_DIR);
    const isNew = !hasEmbedded(folder);
    if (isNew && !create) throw new Mistake(noShop(`la carpeta ${folder} (DATA_DIR)`));
    if (isNew) onProgress(`Tienda nueva en ${folder}`);
    return openDatabase<Tables>({ folder, isSmall: hasLittleMemory(env) });
  }
  const database: Database<Tables> = await openDatabase<Tables>({ url: env.DATABASE_URL });
  if (create || (await hasTables(database))) return database;
  await database.close();
  throw new Mistake(noShop('la base de datos de DATABASE_URL'));
};

const noShop = (where: string) =>
  `No hay una tienda en ${where}, y este comando no la crea: la crea npm start. ` +
  'Si está en otro lado, decilo con las variables con que la iniciás, o en un archivo .env junto a package.json.';
