import { jsonLd } from './json-ld.ts';

/** What a page tells search engines. It is data, which no browser runs: the server's page alone has it. */
export const JsonLd = ({ facts }: { facts: readonly object[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(facts) }} />
);
