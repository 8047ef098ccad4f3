import type { Hash } from 'node:crypto';
import type { Missing } from '#server/import/missing-names';
import type { Names } from '#server/import/names';
import type { Outcomes } from '#server/import/outcomes';
import type { Pictures } from '#server/import/pictures';
import type { Problems } from '#server/import/problem';
import type { ProductRow } from '#server/import/read-row';
import type { ImportRules } from '#server/import/rules';
import type { Sheet } from '#server/import/sheet-row';
import type { OnHand } from '#server/stock/on-hand.service';

/** Units to be set at a product that exists, and where the spreadsheet says so. */
export type StockRow = OnHand & { code: string; row: number | undefined; column: string };

/** The changes that an import would make. */
export type Plan = {
  problems: Problems;
  /** The products that have something to write, by code. */
  write: Map<string, 'created' | 'changed'>;
  unchanged: number;
  /** Products that are there and stay hidden, where rows say nothing of it. */
  hidden: number;
  outcomes: Outcomes;
  /** Grows by what becomes of each product. */
  digest: Hash;
  /** New units on the shelf of products that exist already, by code: only those that differ. */
  stock: Map<string, StockRow[]>;
  missing: Missing;
  /** Previous codes that no product has or had. */
  unknown: Set<string>;
  /** Codes that rows name as previous ones, and where. */
  previous: Map<string, number>;
  /** GTIN-14 of what rows say, by code. */
  barcodes: Map<string, string>;
  /** Products that leave another site, and which. */
  moved: string[];
};

export type Checking = {
  sheet: Sheet;
  names: Names;
  branchIds: ReadonlyMap<string, number>;
  pictures: Pictures;
  /** Products of which only pictures came. */
  more: readonly ProductRow[];
  rowOfCode: ReadonlyMap<string, number>;
  /** Whether products of other sites may leave them. */
  move: boolean;
  rules: ImportRules;
  onProgress: (rows: number) => void;
};
