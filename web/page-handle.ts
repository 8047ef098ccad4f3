import type { Capability } from '#sites/site';

/** What a route module exports as `handle`: the query keys its page reads, and the capability its site must have. */
export type PageHandle = {
  /** All other keys are dropped before the page is made, so they never make another copy of it. */
  query?: readonly string[];
  needs?: Capability;
};
