import type { ListedPage } from '#contract/plain/listed-pages';
import type { Capability } from '#sites/site';
import type { Question } from '#web/data/call';

/** A route module's `handle`: the query keys that its page reads, and its needs. */
export type PageHandle = {
  /** All other keys are dropped before the page is made, so they never make another copy of it. */
  query?: readonly string[];
  /** Feature that its site must have. */
  needs?: Capability;
  /** Content of a page that the sitemap names; it names those of products and lists by itself. */
  listed?: ListedPage;
  /** True for a page that is made for each request, with a nonce in its policy, and never kept. */
  perRequest?: boolean;
  /** The call that a panel's screen begins with, asked while the screen is still being made. */
  firstCall?: (address: URLSearchParams, rootCategory: string) => Question;
};
