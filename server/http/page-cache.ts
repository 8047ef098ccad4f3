import { LRUCache } from 'lru-cache';
import type { Encoded } from './encoded.ts';

/** A page as it is sent, with what it shows. */
export type MadePage = {
  status: number;
  headers: Headers;
  body: Encoded;
  /** Bytes that keeping it costs; 0 means that it must not be kept. */
  cost: number;
  /** How long it may be kept; without end where nothing is said. */
  seconds?: number;
};

type Work = { tags: Set<string>; dropped: Set<string>; done: Promise<MadePage> };

/**
 * Keeps made pages by key within a limit of bytes. Several who ask for the same page at once wait for one making of it.
 * A page that shows a dropped tag is gone; one in the making at that moment is answered to those who wait already, but not kept.
 */
export const createPageCache = (maxBytes: number) => {
  const byTag = new Map<string, Set<string>>();
  const tagsOf = new Map<string, Set<string>>();
  const forget = (key: string) => {
    for (const tag of tagsOf.get(key) ?? []) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
    tagsOf.delete(key);
  };
  const pages = new LRUCache<string, MadePage>({
    // A cache of one byte keeps nothing; 0 would be without end.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: (page) => page.cost,
    dispose: (_page, key) => forget(key),
  });
  const joinable = new Map<string, Work>();
  const running = new Set<Work>();

  const keep = (key: string, page: MadePage, tags: Set<string>) => {
    pages.delete(key);
    const { seconds = Number.POSITIVE_INFINITY } = page;
    pages.set(key, page, Number.isFinite(seconds) ? { ttl: seconds * 1000 } : {});
    if (!pages.has(key)) return;
    tagsOf.set(key, tags);
    for (const tag of tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
  };

  const start = (key: string, make: (tags: Set<string>) => Promise<MadePage>): Work => {
    const tags = new Set<string>();
    const work: Work = { tags, dropped: new Set(), done: make(tags) };
    running.add(work);
    joinable.set(key, work);
    const end = () => {
      running.delete(work);
      if (joinable.get(key) === work) joinable.delete(key);
    };
    work.done.then((page) => {
      end();
      if (page.cost > 0 && ![...tags].some((tag) => work.dropped.has(tag))) keep(key, page, tags);
    }, end);
    return work;
  };

  return {
    /** Whether a page is kept or in the making: then nothing has to be made for who asks. */
    has: (key: string) => pages.has(key) || joinable.has(key),
    /** The kept page, else the one that `make` makes; `make` adds to the set the tags of what the page shows. */
    answer: async (key: string, make: (tags: Set<string>) => Promise<MadePage>): Promise<MadePage> =>
      pages.get(key) ?? (joinable.get(key) ?? start(key, make)).done,
    /** Forgets every page that shows one of the tags. */
    drop: (tags: Iterable<string>) => {
      const gone = [...tags];
      for (const tag of gone) for (const key of byTag.get(tag) ?? []) pages.delete(key);
      for (const work of running) for (const tag of gone) work.dropped.add(tag);
      // A request after the change must not get a page whose making began before it.
      if (gone.length > 0) joinable.clear();
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
};
