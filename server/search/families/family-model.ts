import { setTimeout } from 'node:timers/promises';
import { type StoredVehicle, storedVehicles } from '#server/autoparts/searched-families.service';
import type { Change, Db } from '#server/ctx';
import type { Log } from '#server/log/log';
import type { KeptCards } from '../kept-cards.ts';
import type { Names } from '../names.ts';
import type { ReadModel } from '../read-model.ts';
import { changedFamilies, noteNames } from './changed-families.ts';
import type { FamilyIndex } from './columns.ts';
import type { FamilyDocument } from './family-document.ts';
import { buildFamilies, putFamilies, wantsRebuild } from './family-index.ts';
import { allDocuments, pagesOfFamilies } from './read-documents.ts';

/** What the families of a shop are asked by: their index, and what is kept beside it. */
export type KeptFamilies = {
  index: FamilyIndex;
  vehicles: ReadonlyMap<number, StoredVehicle>;
  names: Names;
  cards: KeptCards;
};

/** One process's copy of the families and vehicles, read when somebody first asks and kept up by the change log. */
export type FamilyModel = {
  /** Resolves once it can be asked; begins the reading. Rejects where it failed; asking again tries again. */
  ready: () => Promise<void>;
  isReady: () => boolean;
  kept: () => Promise<KeptFamilies>;
  /** For `changes.subscribe`, after the catalogue's. */
  onChanges: (changes: readonly Change[]) => Promise<void>;
  close: () => void;
};

/** What the index was made of, by which changes know what they touch. */
export type FamilyState = {
  index: FamilyIndex;
  vehicles: Map<number, StoredVehicle>;
  /** The family of each product. */
  familyOf: Map<number, string>;
  /** The names by which brands are found, and trails by which categories are. */
  brandNames: Map<number, string>;
  trails: Map<string, string>;
};

const retryMs = 1000;
/** So long a change waits to be found; where the building takes longer, further changes go first. */
const patienceMs = 1000;
/** From here on a new index beside the old one holds up nobody. */
const isMany = (count: number, { index }: FamilyState): boolean =>
  count > Math.max(300, 0.05 * index.families.codes.values.length);

/** Nothing is read before `ready` or `kept` is first called. */
export const openFamilies = (db: Db, log: Log, catalogue: Pick<ReadModel, 'kept'>): FamilyModel => {
  let state: FamilyState | undefined;
  let building: Promise<void> | undefined;
  /** The families that changed while an index is being built; all of them where only a new one will do. */
  let meanwhile: Set<string> | 'all' | undefined;
  const vehicles = new Map<number, StoredVehicle>();
  let closed = false;

  const build = async (): Promise<void> => {
    const began = Date.now();
    const changed = new Set<string>();
    meanwhile = changed;
    const { names } = await catalogue.kept();
    const next = { familyOf: new Map(), brandNames: new Map(), trails: new Map() };
    // Those that are there may have been read anew by a change.
    for (const vehicle of await storedVehicles(db)) if (!vehicles.has(vehicle.id)) vehicles.set(vehicle.id, vehicle);
    const pages = async function* (): AsyncGenerator<FamilyDocument[]> {
      for await (const page of allDocuments(db, names)) {
        noteNames(next, page, names);
        yield page;
      }
    };
    const index = await buildFamilies(pages());
    const built: FamilyState = { ...next, index, vehicles };
    // What changed meanwhile may be younger than the page it stood in.
    while (meanwhile === changed && changed.size > 0) {
      const codes = [...changed];
      changed.clear();
      await put(built, codes);
    }
    const again = meanwhile !== changed;
    meanwhile = undefined;
    state = built;
    log.info('families.ready', { families: index.families.codes.values.length, ms: Date.now() - began });
    if (again) await build();
  };

  const put = async (to: FamilyState, codes: readonly string[]): Promise<void> => {
    const { names } = await catalogue.kept();
    for await (const page of pagesOfFamilies(db, codes, names)) {
      noteNames(to, page, names);
      putFamilies(to.index, page);
    }
  };

  const rebuildUntilNew = async (): Promise<void> => {
    for (let done = false; !done && !closed; ) {
      done = await build().then(
        () => true,
        (error: unknown) => {
          log.error('families.rebuild', error);
          return false;
        },
      );
      if (!done) await setTimeout(retryMs, undefined, { ref: false });
    }
    building = undefined;
  };

  /** Builds the index anew beside the old one. */
  const rebuildSoon = (): Promise<void> => {
    if (building) meanwhile = 'all';
    building ??= rebuildUntilNew();
    return building;
  };

  const ready = async (): Promise<void> => {
    if (state) return;
    building ??= build().finally(() => {
      building = undefined;
    });
    await building;
  };

  const onChanges = async (changes: readonly Change[]): Promise<void> => {
    if (!state) {
      // The first index is being built of pages that may be older than these.
      if (building) meanwhile = 'all';
      vehicles.clear();
      return;
    }
    const now = state;
    const { names } = await catalogue.kept();
    const { codes, all } = await changedFamilies(db, now, changes, names);
    if (!all && codes.length === 0) return;
    if (all || isMany(codes.length, now)) {
      await Promise.race([rebuildSoon(), setTimeout(patienceMs, undefined, { ref: false })]);
      return;
    }
    if (meanwhile instanceof Set) for (const code of codes) meanwhile.add(code);
    await put(now, codes);
    if (!building && wantsRebuild(now.index)) void rebuildSoon();
  };

  return {
    ready,
    isReady: () => state !== undefined,
    kept: async () => {
      await ready();
      if (!state) throw new Error('The families are not read.');
      const { index, vehicles } = state;
      return { index, vehicles, ...(await catalogue.kept()) };
    },
    onChanges,
    close: () => {
      closed = true;
    },
  };
};
