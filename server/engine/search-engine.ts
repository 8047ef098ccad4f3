export type SearchOrder = 'relevance' | 'ascending' | 'descending';

/**
 * The fields that documents are filtered and counted by. The values of a tree are dotted paths ('1.2.7'), and each
 * includes what is below it. The first of several trees says what an asker may see (`roots`).
 */
export type FacetDefinition = { key: string; isTree: boolean };
type FacetValue = string | number;

/**
 * A text of documents beside their name, and what a word there is worth: from 5 on it is a name too, of something else; 10
 * are the first word of the document's own. `confirmsName`: a word of the name counts one more where it stands here too.
 */
type TextField = { key: string; weight: number; confirmsName?: boolean };

/** A kind of code. One that is secret is found whole by everyone, but by its beginning, and told, only for who sees all. */
type CodeKind = { key: string; isSecret?: boolean };

/**
 * An order in which lists may be shown, beside those that every index keeps: by the name, a text or a code as people read
 * them (without case and accents, numbers by what they are), or by one of a document's `numbers`.
 */
export type KeptOrder = { key: string } & (
  | { by: 'name' | 'number' }
  | { by: 'code'; kind: string }
  | { by: 'text'; text: string }
);

/**
 * The parts of documents, as plain data: five texts and four kinds of codes at most. Equal whole codes are listed in
 * the order of their kinds, of which the first is what a thing itself is called by.
 */
export type SearchSchema = {
  facets: readonly FacetDefinition[];
  texts: readonly TextField[];
  codes: readonly CodeKind[];
  /** How many properties of a document it is filtered by at most; absent: none. */
  properties?: number;
  orders?: readonly KeptOrder[];
};

/** The searched texts and codes of a document; `texts` by the keys of the schema. */
export type Worded = {
  name: string;
  texts: Readonly<Record<string, string>>;
  codes: readonly { kind: string; raw: string }[];
};

/** The facts that an index can change in place. `values` are by facet. An `amount` of 0 means none, and comes last. */
export type Facts = {
  id: number;
  values: Readonly<Record<string, FacetValue | null>>;
  /** Further filters, each a group and a value: 'Voltage:12 V'. */
  properties?: readonly string[];
  amount: number;
  isPublic: boolean;
  isAvailable: boolean;
  popularity: number;
  /** Further flags to filter by, a bit each; absent: none. */
  marks?: number;
  /** By the key of an order of the schema; absent: 0. */
  numbers?: Readonly<Record<string, number>>;
};

/** One thing that can be found. */
export type SearchDocument = Facts & Worded;

/** By facet. Values of one filter are alternatives; different filters must all hold. */
export type SearchFilters = Readonly<Record<string, readonly FacetValue[] | undefined>>;

/**
 * Words that stand for the words `from` to `to` (exclusive) of the text: who has all of them has those. Where `misspelt`
 * has places of the text, only if nobody knows the words that stand there.
 */
export type Alternative = { from: number; to: number; words: readonly string[]; misspelt?: readonly number[] };

export type SearchQuery = {
  /** Paths of the tree that the asker may see into; absent: everything. */
  roots?: readonly string[];
  text?: string;
  /** Synonyms of words of the text, by their places in `wordsOf`. */
  alternatives?: readonly Alternative[];
  filters: SearchFilters;
  /** Properties that documents must have: of those of one group any. */
  properties?: readonly string[];
  /** Only what is available, or only what is not. */
  isAvailable?: boolean | undefined;
  /** Only what everyone may see, or only what is not public; for who sees all. */
  isPublic?: boolean | undefined;
  /** Only what has all of these bits. */
  marks?: number | undefined;
  /** Only amounts from and to these, for who sees amounts; what has none is in no range. */
  amounts?: { from?: number | undefined; to?: number | undefined };
  /** Whether to count properties by groups, those that tell best apart what the filters of a tree leave. */
  countsProperties?: boolean;
  /** The facets to count; absent: all. */
  facets?: readonly string[];
  /** Whether the asker sees what is not public, too, and finds by the beginning of a secret code. */
  seesAll: boolean;
  seesAmounts: boolean;
  order: SearchOrder;
  /** An order of the schema, instead. */
  keptOrder?: { key: string; descends: boolean } | undefined;
  rowIndex: number;
  rowsMax: number;
};

export type FacetItem = { id: FacetValue; count: number };
export type Facet = { key: string; items: FacetItem[] };
/** Properties of one group, with how many each would leave; ids are properties. */
export type PropertyGroup = { group: string; items: { id: string; count: number }[] };
/** Why a result is there: `code` is normalised to [a-z0-9]; `whole` is false where only its beginning matched. */
export type CodeMatch = { id: number; kind: string; code: string; whole: boolean };

/** `nearest`: nothing matched all words, so `ids` are those that match most of them. */
export type SearchAnswer = {
  ids: number[];
  total: number;
  nearest: boolean;
  facets: Facet[];
  properties: PropertyGroup[];
  codeMatches: CodeMatch[];
};

/**
 * Public documents below the roots that are like one: those with its first value of `like` first, then its second. Among
 * those the nearest in amount come first, or the oldest where no amount is given.
 */
export type AlikeQuery = {
  roots: readonly string[];
  id: number;
  like: readonly { facet: string; value: FacetValue }[];
  amount?: number | undefined;
  most: number;
};

export type SearchChanges = {
  put: readonly SearchDocument[];
  remove: readonly number[];
  /**
   * Documents that a rebuild follows for: only their facts change before it. `words` is the fingerprint of their words by
   * then; one with new words is shown to nobody who did not see it before.
   */
  place?: readonly (Facts & { words: number })[];
};

/** The interface of a search engine. The in-memory index implements it; an external engine may too. */
export type SearchEngine = {
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** The ids of documents that are like one. */
  findAlike: (query: AlikeQuery) => Promise<number[]>;
  /** Answers show the changes as soon as this resolves. */
  apply: (changes: SearchChanges) => Promise<void>;
  /** Replaces everything; until it resolves `search` answers from what was there. */
  rebuild: (pages: AsyncIterable<SearchDocument[]>) => Promise<void>;
  /** True once so much has changed that a rebuild pays. */
  wantsRebuild: () => boolean;
  close: () => Promise<void>;
};
