import type { Change, Db } from '#server/ctx';
import type { Part } from '#server/database/changes';
import { openRebuilding } from '#server/engine/rebuilding';
import type { Log } from '#server/log/log';
import type { FamilyState } from '#server/read-model/families/family-state';
import { type StoredVehicle, storedVehicles } from '#server/read-model/families/stored-families.service';
import type { CardCache } from '../card-cache.ts';
import type { Names } from '../names.ts';
import type { ReadModel } from '../read-model.ts';
import { changedFamilies, noteNames } from './changed-families.ts';
import type { FamilyIndex } from './columns.ts';
import type { FamilyDocument } from './family-document.ts';
import { buildFamilies, putFamilies, wantsRebuild } from './family-index.ts';
import { allDocuments, pagesOfFamilies } from './read-documents.ts';
import { withdraw } from './withdraw.ts';

/** The families' index, and the records kept beside it. */
export type LoadedFamilies = {
  index: FamilyIndex;
  vehicles: ReadonlyMap<number, StoredVehicle>;
  names: Names;
  cards: CardCache;
};

/** One process's copy of the families and vehicles, read when somebody first asks and kept up by the change log. */
export type FamilyModel = {
  /** Resolves once it can be asked; begins the reading. Rejects where it failed; asking again tries again. */
  ready: () => Promise<void>;
  isReady: () => boolean;
  loaded: () => Promise<LoadedFamilies>;
  /** For `changes.subscribe`, after the catalogue's. */
  onChanges: (changes: readonly Change[], part?: Part) => Promise<void>;
  close: () => void;
};

type Batch = { changes: readonly Change[]; part: Part | undefined };

/** From here on a new index beside the old one holds up nobody. */
const isMany = (count: number, { index }: FamilyState): boolean =>
  count > Math.max(300, 0.05 * index.families.codes.values.length);

/** Nothing is read before `ready` or `kept` is first called. `renewed` is told as the catalogue's (`openReadModel`). */
export const openFamilies = (
  db: Db,
  log: Log,
  catalogue: Pick<ReadModel, 'loaded'>,
  renewed = () => {},
): FamilyModel => {
  let state: FamilyState | undefined;
  /** Changes that arrive while an index is being built; they may be younger than the pages that it reads. */
  let missed: Batch[] | undefined;

  const put = async (to: FamilyState, codes: readonly string[]): Promise<void> => {
    const { names } = await catalogue.loaded();
    for await (const page of pagesOfFamilies(db, codes, names)) {
      noteNames(to, page, names);
      putFamilies(to.index, page);
    }
  };

  /** Makes a state follow a batch of changes. True where the rest of it waits for a new index. */
  const follow = async (to: FamilyState, { changes, part }: Batch): Promise<boolean> => {
    const { names, cards } = await catalogue.loaded();
    const { codes, all } = await changedFamilies(db, to, changes, names);
    const waits = all || isMany(codes.length, to) || (codes.length > 0 && isMany(part?.of ?? 0, to));
    const first = waits ? withdraw(to.index, codes, cards.seenIn) : codes;
    await put(to, first);
    return waits;
  };

  /** Builds an index beside the old one and puts it in its place; what changed meanwhile may ask for another. */
  const build = async (): Promise<void> => {
    const began = Date.now();
    const queue: Batch[] = [];
    missed = queue;
    const { names } = await catalogue.loaded();
    const known = { familyOf: new Map(), brandNames: new Map(), trails: new Map() };
    const vehicles = new Map((await storedVehicles(db)).map((vehicle) => [vehicle.id, vehicle]));
    const pages = async function* (): AsyncGenerator<FamilyDocument[]> {
      for await (const page of allDocuments(db, names)) {
        noteNames(known, page, names);
        yield page;
      }
    };
    const built: FamilyState = { ...known, vehicles, index: await buildFamilies(pages()) };
    for (let next = queue.shift(); next; next = queue.shift()) if (await follow(built, next)) void rebuilding.soon();
    // Nothing is awaited from here on: each change is in this index by now, or is told to it.
    const isFirst = !state;
    state = built;
    missed = undefined;
    if (!isFirst) renewed();
    log.info('families.ready', { families: built.index.families.codes.values.length, ms: Date.now() - began });
  };

  const rebuilding = openRebuilding({ log, name: 'families.rebuild' }, { first: build, anew: build });

  const onChanges = async (changes: readonly Change[], part?: Part): Promise<void> => {
    missed?.push({ changes, part });
    const now = state;
    if (!now) return;
    const waits = await follow(now, { changes, part });
    await rebuilding.after(waits, part);
    if (!waits && !rebuilding.isUnderWay() && wantsRebuild(now.index)) void rebuilding.soon();
  };

  return {
    ready: rebuilding.first,
    isReady: () => state !== undefined,
    loaded: async () => {
      await rebuilding.first();
      if (!state) throw new Error('The families are not read.');
      const { index, vehicles } = state;
      return { index, vehicles, ...(await catalogue.loaded()) };
    },
    onChanges,
    close: rebuilding.close,
  };
};
