import { createContext } from 'react-router';
import type { Input, Output, VisitorCallPath } from '#contract/contract';
import type { Site } from '#sites/site';

/**
 * Sources outside the site that a page may load, by kind: origins, or words of a content security policy; `ancestors` are
 * those that may show it in a frame.
 */
export type AllowedSources = {
  [kind in 'script' | 'style' | 'img' | 'connect' | 'font' | 'ancestors']?: readonly string[];
};

/** A loader's reports on the page that is being made, and its questions about it. */
export type Page = {
  /** The site's public address without a slash at its end. */
  origin: string;
  /** Names what the page shows beyond what its calls answered, so that a change of it drops the kept page. */
  shows: (...tags: string[]) => void;
  /** Whether this is a demo, which every page says. */
  isDemo: boolean;
  /** Whether the shop has not opened yet: only its staff sees it. */
  isPreparing: boolean;
  /** Whether mails go out; else they wait for a mail server. */
  sendsMail: boolean;
  /** Whether this site has the page that is asked for: its route exists and the site has what it needs. */
  known: boolean;
  /** Whether this site answers the path with a page of its own (not with the not-found page). */
  serves: (path: string) => boolean;
  /** Stands as `nonce` on the inline scripts and styles that are ours, so that the policy allows these alone; taken off before the page is sent. */
  mark: string;
  /** Data of the page for search engines, as schema.org names it (web/blocks/structured-data/): loaders add to it. */
  facts: object[];
  /** Lets this page load from elsewhere what its site is configured to; no other page. */
  allows: (sources: AllowedSources) => void;
  /** Reports a fault of ours that the visitor sees as an error page. */
  failed: (error: unknown) => void;
};

/** A call that needs no session, answered in process and always as to a visitor. A refusal becomes an error page with its status, a fault of ours one that names its request. */
export type Call = <P extends VisitorCallPath>(path: P, input: Input<P>) => Promise<Output<P>>;

/** The shop's calls: `context.get(shop).call('product/find', { code })`. */
export const shop = createContext<{ call: Call }>();

/** The site that is asked for. */
export const site = createContext<Site>();

/** The page that is being made. */
export const page = createContext<Page>();
