import type { ListedPage } from '#contract/plain/listed-pages';
import type { Capability } from '#sites/site';

/** What a route module exports as `handle`: what its page reads, needs and is. */
export type PageHandle = {
  /** All other keys are dropped before the page is made, so they never make another copy of it. */
  query?: readonly string[];
  /** What its site must have. */
  needs?: Capability;
  /** What a page shows that the sitemap names; those of products and lists it names by itself. */
  listed?: ListedPage;
  /** True for a page that is made for each request, with a nonce in its policy, and never kept. */
  perRequest?: boolean;
};
