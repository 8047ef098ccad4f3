export type Fact = { '@type': string } & Record<string, unknown>;

/** What a page says to search engines in JSON-LD. */
export const factsOf = (html: string): Fact[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text) as Fact[],
  );
