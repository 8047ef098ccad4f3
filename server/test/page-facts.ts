export type Fact = { '@type': string } & Record<string, unknown>;

/** A page's JSON-LD for search engines. */
export const factsOf = (html: string): Fact[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text) as Fact[],
  );
