import { readSynonyms } from '#contract/plain/read-synonyms';
import type { Alternative } from '#server/engine/search-engine';
import { alternativesIn, compileSynonyms, type Synonyms } from '#server/engine/synonyms';
import type { SiteSettings } from '#sites/site';

// The settings of a site are one object until they change.
const compiled = new WeakMap<SiteSettings, Synonyms>();

const synonymsOf = (settings: SiteSettings): Synonyms => {
  const known = compiled.get(settings);
  if (known) return known;
  const made = compileSynonyms(readSynonyms(settings.synonyms).groups);
  compiled.set(settings, made);
  return made;
};

/** The other ways to say parts of a text, by the site's synonyms. */
export const alternativesOf = (settings: SiteSettings, text: string): Alternative[] =>
  alternativesIn(synonymsOf(settings), text);
