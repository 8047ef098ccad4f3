import { jsonLd } from './json-ld.ts';

/** A page's data for search engines. No browser runs it, so only the server's page has it. */
export const JsonLd = ({ facts }: { facts: readonly object[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(facts) }} />
);
