import { rateTurn, usableRate } from '#contract/plain/rate';
import { findSession } from '#server/accounts/sessions.service';
import type { BackupPlan } from '#server/backup/backup-plan';
import { erasedListsOf } from '#server/backup/erased-list';
import { ownCompany } from '#server/companies/companies.service';
import type { Ctx, Session } from '#server/ctx';
import { openChanges } from '#server/database/changes';
import type { Database } from '#server/database/database';
import { openMemorySearch } from '#server/engine/memory-search';
import type { SearchEngine } from '#server/engine/search-engine';
import type { ServedSite } from '#server/environment';
import { handlers } from '#server/handlers';
import { type CallsOptions, callInProcess } from '#server/http/calls';
import { openCounters } from '#server/http/limit-counters';
import { openLimits, uncounted } from '#server/http/limits';
import { folderStore } from '#server/images/image-store';
import { hasImage } from '#server/images/images.store';
import { type DrawPicture, openPictureMaker } from '#server/images/picture-maker';
import type { Queue } from '#server/jobs/queue';
import type { Log } from '#server/log/log';
import { openMail } from '#server/mail/mail.service';
import type { Providers } from '#server/payments/providers/provider';
import { openFamilies } from '#server/read-model/families/family-model';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { openProductCache } from '#server/read-model/product-cache';
import { openReadModel } from '#server/read-model/read-model';
import { productSchema } from '#server/read-model/search-schema';
import { openMissed } from '#server/search/missed.service';
import type { Geocoder } from '#server/settings/geocoder';
import { offeredPayments, offeredWords } from '#server/settings/offered';
import { openSettings } from '#server/settings/settings.service';
import { siteNow } from '#server/settings/site-now';
import type { Tables } from '#server/tables';
import type { Site } from '#sites/site';

// Longer than a registration usually takes, with its hash and mail; nobody minds half a second there.
const usualEvenMs = 500;
const noProviders: Providers = new Map();

/** The parts that a shop stands on. */
type ShopOptions = {
  database: Database<Tables>;
  queue: Queue;
  served: readonly ServedSite[];
  log: Log;
  clock: () => Date;
  /** Folder of the pictures. */
  imagesFolder: string;
  /** Folder of the files of slips. */
  slipsFolder: string;
  /** Folder of the files that staff imports. */
  importsFolder: string;
  backups: BackupPlan;
  /** Draws the pictures that have a drawing's name: a demo's. */
  drawPicture?: DrawPicture;
  /** The client's address; `TRUST_PROXY` may let a proxy name it. */
  clientOf?: CallsOptions['clientOf'];
  /** The site a Host asks for; throws where there is none. */
  siteOf: CallsOptions['siteOf'];
  /** In this process's memory where none is given. */
  search?: SearchEngine | undefined;
  /** As of `Ctx`; none where none are given. */
  providers?: (() => Providers) | undefined;
  /** As of `Ctx`. */
  sendsMail: Ctx['sendsMail'];
  readsRate: Ctx['readsRate'];
  /** As of `Ctx`; nobody where none is given. */
  geocoder?: (() => Geocoder | undefined) | undefined;
  /** As of `Ctx`. */
  evenMs?: number;
  /** Tests hold each answer against its schema. */
  checkOutputs?: boolean;
};

/** Puts the process's services together: what the calls, the pages, the jobs and the commands all use. */
export const openShop = async (options: ShopOptions) => {
  const { database, queue, served, log, clock } = options;
  const { db } = database;
  const changes = await openChanges(db, log, { hints: database.hints });
  const settings = await openSettings(
    db,
    served.map((one) => one.site),
  );
  changes.subscribe(settings.onChanges);
  const renewals: (() => void)[] = [];
  const renewed = () => {
    for (const listener of renewals) listener();
  };
  const catalogue = openReadModel(db, log, options.search ?? openMemorySearch(productSchema), renewed);
  changes.subscribe(catalogue.onChanges);
  const families = openFamilies(db, log, catalogue, renewed);
  changes.subscribe(families.onChanges);
  const hasAutoparts = served.some(({ site }) => site.kind === 'autoparts');
  /** The data that searches need: the families too where a site lists them, else only once somebody asks for one. */
  const searched = {
    ready: async () => {
      await catalogue.ready();
      if (hasAutoparts) await families.ready();
    },
    isReady: () => catalogue.isReady() && (!hasAutoparts || families.isReady()),
    /** Told each time a new index has taken an old one's place. */
    onRenewed: (listener: () => void) => void renewals.push(listener),
  };
  const products = openProductCache(db);
  changes.subscribe(products.onChanges);
  // The embedded database is one process's alone: its memory counts as well, without a statement.
  const limits = openLimits(openCounters(log, database.engine === 'postgres' ? db : undefined), log);
  const images = folderStore(options.imagesFolder);
  const slipFiles = folderStore(options.slipsFolder, { isDurable: true });
  const importFiles = folderStore(options.importsFolder, { isDurable: true });
  const pictureMaker = openPictureMaker({
    store: images,
    isKnown: (path) => hasImage(db, path),
    draw: options.drawPicture,
  });
  const missed = openMissed();
  const originOf = (siteId: string) => served.find(({ site }) => site.id === siteId)?.origin;
  /** As it was opened, also where a ctx's own site is given. */
  const ownOf = (site: Site) => served.find((one) => one.site.id === site.id)?.site ?? site;
  const hosts = new Map<string, string>(served.map(({ site, origin }) => [site.id, new URL(origin).hostname]));
  const mail = openMail({
    db,
    queue,
    clock,
    hostOf: (site) => hosts.get(site) ?? 'localhost',
    sendsMail: options.sendsMail,
  });
  const providers = options.providers ?? (() => noProviders);
  let isDraining = false;

  const ctxOf: CallsOptions<MemoryCtx>['ctxOf'] = ({ site, session, client, requestId }) => ({
    db,
    session,
    site: siteNow(ownOf(site), settings.of(site)),
    ownSite: ownOf(site),
    mail,
    queue,
    images,
    slipFiles,
    importFiles,
    clock,
    providers,
    geocoder: options.geocoder ?? (() => undefined),
    sendsMail: options.sendsMail,
    readsRate: options.readsRate,
    dataFolder: options.backups.dataFolder,
    backsUpDaily: options.backups.folder !== undefined,
    erasedLists: erasedListsOf(options.backups),
    limits,
    client,
    follow: changes.follow,
    catalogue,
    families,
    products,
    evenMs: options.evenMs ?? usualEvenMs,
    holdsFor: () => {},
    foundNothing: () => {},
    origin: originOf(site.id) ?? '',
    originOf,
    settings: settings.of(site),
    log: log.with({ requestId, site: site.id }),
  });
  /** The ctx of work that nobody asked for by a call: jobs, commands, start-up. */
  const systemCtx = (site: Site, session: Session | null = null) =>
    ctxOf({ site, session, client: 'system', requestId: 'system' });

  const calls: CallsOptions<MemoryCtx> = {
    handlers,
    limits,
    ctxOf,
    siteOf: options.siteOf,
    clientOf: options.clientOf ?? ((_, address) => address),
    findSession,
    ownCompanyId: async (ctx) => (await ownCompany(ctx))?.id,
    isDraining: () => isDraining,
    checkOutputs: options.checkOutputs ?? false,
  };
  return {
    calls,
    changes,
    catalogue,
    families,
    searched,
    products,
    missed,
    db,
    images,
    backups: options.backups,
    drawPicture: options.drawPicture,
    sendsMail: options.sendsMail,
    pictureMaker,
    queue,
    systemCtx,
    database,
    served,
    providers,
    settingsOf: settings.of,
    capabilitiesOf: (site: Site) => siteNow(site, settings.of(site)).capabilities,
    /** Whether a site is closed to visitors; a demo never is. */
    isPreparing: settings.isPreparing,
    /**
     * A site as its settings say it now, with a rate only while that can be used, the ways to pay that are offered, and on sale
     * only while it takes orders; told to a page for how long at most. It promises to send and to be paid as it offers, where the shop says nothing else.
     */
    siteNow: (site: Site, holdsFor: Ctx['holdsFor'] = () => {}) => {
      const own = settings.of(site);
      const turn = own.rate && rateTurn(own.rate, clock());
      if (turn) holdsFor((turn - clock().getTime()) / 1000);
      const now = siteNow(site, own);
      const payments = offeredPayments({ settings: own, providers, clock });
      const offered = offeredWords(own, payments);
      const { delivery, payment } = now.promises;
      return {
        ...now,
        promises: { delivery: delivery || offered.delivery, payment: payment || offered.payment },
        settings: { ...own, payments, saleOn: settings.takesOrders(site), rate: usableRate(own, clock()) },
      };
    },
    /** The typed call of a visitor's page of that site, which may be told how long it may be kept. */
    visitorCall: (site: Site, holdsFor: Ctx['holdsFor'] = () => {}) => {
      const ctx = ctxOf({ site, session: null, client: 'page', requestId: 'page' });
      const foundNothing = (text: string) => missed.note(site.id, text);
      return callInProcess(calls, { ...ctx, limits: uncounted, holdsFor, foundNothing });
    },
    drain: () => {
      isDraining = true;
    },
    close: async () => {
      products.close();
      families.close();
      await changes.close();
      await catalogue.close();
    },
  };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;
