import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallPath, Input, Output } from '#contract/contract';
import { answerToPlain, requestToWire } from '#contract/wire';
import type { BackupPlan } from '#server/backup/backup-plan';
import type { Database } from '#server/database/database';
import { doorEntries } from '#server/doors';
import type { SearchEngine } from '#server/engine/search-engine';
import { mountCalls } from '#server/http/calls';
import { mountDoor } from '#server/http/door';
import { siteOfHost } from '#server/http/served-site';
import type { DrawPicture } from '#server/images/picture-maker';
import { backupQueue } from '#server/jobs/queue';
import { type Log, openLog } from '#server/log/log';
import type { PaymentProvider } from '#server/payments/providers/provider';
import type { Geocoder } from '#server/settings/geocoder';
import { openShop } from '#server/shop';
import type { Tables } from '#server/tables';
import { closeLater, testDatabase } from '#server/test/database';
import { sites } from '#sites/all';
import type { SiteId } from '#sites/site';

type CallAnswer<P extends CallPath> = {
  status: number;
  headers: Headers;
  /** The body as it came, in wire names. */
  body: Record<string, unknown>;
  success: boolean;
  error: string;
  fields: Record<string, string> | undefined;
} & Partial<Output<P>>;

const somewhere = { latitude: -34.9, longitude: -56.2, name: 'Rincón 500, Montevideo', credit: 'un servicio' };

type Given = {
  site?: SiteId;
  /** Further sites of the same process: `at` asks them. */
  beside?: readonly SiteId[];
  client?: string;
  search?: SearchEngine;
  /** Draws the pictures that have a drawing's name. */
  drawPicture?: DrawPicture;
  /** The providers that take money online; none by default. */
  providers?: readonly PaymentProvider[];
  log?: Log;
  /** By default one that finds everything at one place. */
  geocoder?: Geocoder | undefined;
  /** As of a shop's `Ctx`; tests do not wait. */
  evenMs?: number;
  /** Whether there is a mail server, as by default. */
  sendsMail?: boolean;
  /** Whether it takes mails, as by default where there is one. */
  takesMail?: boolean;
  readsRate?: boolean;
  backups?: Partial<BackupPlan>;
  /** Another handle of this worker's database. */
  database?: Database<Tables>;
};

/**
 * A shop on this worker's emptied database, asked over its HTTP calls. `clock.now` moves time; `enqueued` holds the jobs
 * that its transactions sent. Every answer is held against its schema.
 */
export const testShop = async ({ site = 'RTC', beside = [], client = '10.0.0.1', search, ...given }: Given = {}) => {
  const database = given.database ?? (await testDatabase());
  const clock = { now: new Date('2026-11-20T15:00:00Z') };
  const enqueued: { queue: string; data: Record<string, unknown> }[] = [];
  // Made when the first picture is kept; such a test removes it.
  const imagesFolder = join(tmpdir(), `shop-images-${randomUUID()}`);
  const providers = new Map(given.providers?.map((provider) => [provider.id, provider]));
  const slipsFolder = join(tmpdir(), `shop-slips-${randomUUID()}`);
  const importsFolder = join(tmpdir(), `shop-imports-${randomUUID()}`);
  const dataFolder = join(tmpdir(), `shop-data-${randomUUID()}`);
  const originOf = (id: SiteId) => (id === site ? 'http://tienda.test' : `http://${id.toLowerCase()}.test`);
  const served = [site, ...beside].map((id) => ({ site: sites[id], origin: originOf(id) }));
  const siteOf = siteOfHost({ served, anyHost: beside.length === 0 });
  const shop = await openShop({
    database,
    queue: {
      send: async (_inside, queue, ...jobs) => {
        for (const job of jobs) enqueued.push({ queue, data: { ...job } });
      },
      backUp: async () => void enqueued.push({ queue: backupQueue, data: {} }),
      sendOnce: async (_inside, queue, _key, job) => void enqueued.push({ queue, data: { ...job } }),
    },
    served,
    log: given.log ?? openLog(process.env.LOG_LEVEL ?? 'silent'),
    clock: () => clock.now,
    imagesFolder,
    providers: () => providers,
    slipsFolder,
    importsFolder,
    backups: { dataFolder, keep: 7, ...given.backups },
    siteOf: (request) => siteOf(new URL(request.url).host)?.site ?? sites[site],
    clientOf: (request) => request.headers.get('x-test-client') ?? client,
    search,
    sendsMail: () => given.sendsMail ?? true,
    readsRate: () => given.readsRate ?? false,
    geocoder: () => ('geocoder' in given ? given.geocoder : async () => somewhere),
    ...(given.drawPicture && { drawPicture: given.drawPicture }),
    evenMs: given.evenMs ?? 0,
    checkOutputs: true,
  });
  const takesMail = given.takesMail ?? given.sendsMail ?? true;
  // Nothing works on the jobs.
  shop.systemCtx(sites[site]).mail.outcome = async () => ({ isTaken: takesMail, cause: null });
  // It would go on to follow the changes that later tests make.
  closeLater(shop.close);
  const entries = doorEntries({ isPrivate: false }, () => [{ path: '/', shows: 'products' }]);
  const app = mountDoor(shop.calls, entries).route('/', mountCalls(shop.calls));

  /** Asks one of the sites by its Host. */
  const at = (id: SiteId) => {
    const origin = originOf(id);
    /** Sends a body as it is, with the token and address given. */
    const post = (path: string, body: string, given: { token?: string | undefined; client?: string } = {}) =>
      app.request(`${origin}/rest/${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(given.token && { authorization: `OAuth ${given.token}` }),
          ...(given.client && { 'x-test-client': given.client }),
        },
      });

    /** Makes a call in plain names through the wire and back. */
    const call = async <P extends CallPath>(
      path: P,
      input: Input<P>,
      token?: string,
      given: { client?: string } = {},
    ): Promise<CallAnswer<P>> => {
      const wire = requestToWire(path, input as Record<string, unknown>);
      const response = await post(path, JSON.stringify(wire), { token, ...given });
      const body = (await response.json()) as Record<string, unknown>;
      const plain = body.success ? answerToPlain(path, body) : body;
      return { status: response.status, headers: response.headers, body, ...plain } as CallAnswer<P>;
    };
    /** POSTs the login form. */
    const login = async (username: string, password: string, given: { client?: string } = {}) => {
      const fields = { client_id: 'web', grant_type: 'password', scope: 'FullControl', username, password };
      const headers = given.client ? { 'x-test-client': given.client } : undefined;
      const body = new URLSearchParams(fields);
      const response = await app.request(`${origin}/Oauth/access_token`, {
        method: 'POST',
        body,
        ...(headers && { headers }),
      });
      type LoginBody = { access_token?: string; user_guid?: string; error?: { code: number; message: string } };
      return { status: response.status, headers: response.headers, ...((await response.json()) as LoginBody) };
    };
    return { post, call, login, origin, ctx: shop.systemCtx(sites[id]) };
  };
  const folders = { imagesFolder, slipsFolder, importsFolder };
  return { ...shop, app, ...at(site), at, database, ...folders, clock, enqueued, providerMap: providers };
};

export type TestShop = Awaited<ReturnType<typeof testShop>>;
