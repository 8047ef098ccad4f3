import { emptyPlaces, emptyRows, growingInts, type Ints, type Places, type Rows } from '#server/engine/growing';
import type { Delta } from '#server/engine/index/delta-segments';
import type { SlotOrders } from '#server/engine/index/ordered-slots';
import type { Segment } from '#server/engine/index/segment';
import { emptySlots, type SlotColumns } from '#server/engine/index/slot-columns';

/** Words are looked for in the segments of the build and, since then, in small ones. */
export type Segments = { base: Segment | undefined; deltas: Delta[] };

/** Applications that read alike share one wording: a name, a vehicle and a qualifier. */
type Wordings = {
  places: Places<string>;
  name: string[];
  nameWords: Ints;
  qualifier: string[];
  /** Places in `vehicles` and `brands`, or -1. */
  vehicle: Ints;
  brand: Ints;
};

/** Applications stand family by family. Years are 0 to 9999 where an end is open, and 1 to 0 where there is no range. */
type Applications = { wording: Rows; from: Ints; to: Ints; source: Ints };

type Families = {
  codes: Places<string>;
  /** Slots of the family's views, living and dead. */
  slots: number[][];
  /** Years of all its applications, from and to in turn, without overlap. */
  spans: Rows;
  /** Brands of what it fits, each once. */
  fitBrands: Rows;
  /** The family's text beside its products' cards. */
  shown: string[];
  /** By which an application list is known to be the same as before. */
  applied: number[];
};

/**
 * A slot is a family as some see it (`FamilyView`), with a bit for each root's visitors; its id is that of the first
 * product, by which what is otherwise equal is ordered, and its amount the price.
 */
type Slots = SlotColumns & {
  family: Int32Array<ArrayBuffer>;
  /** In mm; not a number where nothing says it. */
  height: Float64Array<ArrayBuffer>;
  width: Float64Array<ArrayBuffer>;
  categories: Rows;
  makers: Rows;
  /** Each product's place of its maker, price and 1 where there is any, one after the other. */
  offers: Rows;
  /** Public before hidden, then oldest first. */
  products: number[][];
  /** A slot's texts for lists, until its family is written anew. */
  texts: Map<number, FamilyText>;
};

export type FamilyColumns = {
  families: Families;
  slots: Slots;
  applications: Applications;
  wordings: Wordings;
  brands: Places<number>;
  vehicles: Places<number>;
  categories: Places<string>;
  roots: Places<string>;
  sources: Places<string>;
};

/** Everything that is kept of the families of a shop. */
export type FamilyIndex = FamilyColumns & {
  own: Segments;
  applied: Segments;
  orders: SlotOrders;
  /** Counts what changed beside prices, stock and sales. */
  version: number;
  /** Counts what changed of prices and stock. */
  offersVersion: number;
  /** Slots given up since the build. */
  dead: number;
  builtSlots: number;
  builtApplications: number;
};

/** A family as text on the wire, without what depends on who looks; and its products, without it and with it apart. */
export type FamilyText = {
  fixed: string;
  products: { code: string; fixed: string; price: number; units: number }[];
};

const room = 256;

export const emptyColumns = (): FamilyColumns => ({
  families: {
    codes: emptyPlaces(),
    slots: [],
    spans: emptyRows(),
    fitBrands: emptyRows(),
    shown: [],
    applied: [],
  },
  slots: {
    ...emptySlots(room),
    family: new Int32Array(room),
    height: new Float64Array(room),
    width: new Float64Array(room),
    texts: new Map(),
    categories: emptyRows(),
    makers: emptyRows(),
    offers: emptyRows(),
    products: [],
  },
  applications: { wording: emptyRows(), from: growingInts(), to: growingInts(), source: growingInts() },
  wordings: {
    places: emptyPlaces(),
    name: [],
    nameWords: growingInts(),
    qualifier: [],
    vehicle: growingInts(),
    brand: growingInts(),
  },
  brands: emptyPlaces(),
  vehicles: emptyPlaces(),
  categories: emptyPlaces(),
  roots: emptyPlaces(),
  sources: emptyPlaces(),
});

/** The segments as a list. */
export const listed = ({ base, deltas }: Segments): Segment[] => [
  ...(base ? [base] : []),
  ...deltas.map(({ segment }) => segment),
];
