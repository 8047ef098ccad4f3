import type { ImportFound, ImportOutcomes } from '#contract/imports';
import type { PartsForm } from '#server/import/autoparts/columns';
import type { Encoding } from '#server/import/encoding';
import type { GoneProduct } from '#server/import/gone';
import type { Asked } from '#server/import/header';
import type { HtmlCells } from '#server/import/html-cells';
import type { ListHeader } from '#server/import/list-header';
import type { Currency, Rate } from '#server/import/money';
import type { Told } from '#server/import/outcomes';
import type { PictureFiles } from '#server/import/picture-files';
import type { Problem } from '#server/import/problem';
import type { Noting } from '#server/import/record-changes';
import type { ImportRules } from '#server/import/rules';

export type ImportOptions = {
  /** Says what would happen and writes nothing. */
  dryRun?: boolean;
  /** Imports the rows that are right although others are not; else one wrong row and nothing is written. */
  keepGoing?: boolean;
  /** Confirms each batch of rows by itself, so that others get their turn between two; `keepGoing` does so too. */
  byBatches?: boolean;
  /** Which list of autoparts the spreadsheet is; else its header tells. */
  form?: PartsForm | undefined;
  /** Throws where nobody said which site the ctx is to be of: only products have one, for their new categories. */
  requireSite?: () => void;
  /** The currency of prices that name none: dollars, or pesos that the site's rate makes dollars of. */
  currency?: Currency | undefined;
  /** The sheet, header, columns and rows that are meant, and what their prices are. */
  reading?: Pick<Asked, 'sheet' | 'headerRow' | 'columns' | 'hiddenRows' | 'priceHasIva'>;
  rules?: ImportRules;
  /** The `digest` of a dry run: nothing is written where the file would do something else by now. */
  seen?: string | undefined;
  /** Lets products of other sites come to the ctx's with their new category. */
  move?: boolean;
  /** Notes in the history what becomes of each product, so that the import can be taken back. */
  noting?: Noting | undefined;
  /** Pictures whose names are product codes, or what rows name. */
  pictures?: PictureFiles | undefined;
  onProgress?: (progress: ImportProgress) => void;
  /** Cancels the import: nothing more is written, and what is not confirmed is undone. */
  signal?: AbortSignal;
};
/** Options that every way of importing takes. */
export type WriteOptions = Required<
  Pick<ImportOptions, 'dryRun' | 'keepGoing' | 'byBatches' | 'onProgress' | 'signal'>
> &
  Pick<ImportOptions, 'noting' | 'seen'>;
/** `done` of `total` rows are checked or written, or pictures kept; no `total` while nobody knows how many there are. */
export type ImportProgress = { step: 'checking' | 'pictures' | 'writing'; done: number; total?: number };

export type ImportReport = {
  /** The kind of rows that came in and were counted. */
  form: 'products' | ListHeader['form'] | PartsForm;
  /** Whether anything was to be written and was. */
  isWritten: boolean;
  isCancelled: boolean;
  /** Tells what would be written from anything else; '' for lists of autoparts. */
  digest: string;
  /** Whether it was to be as `seen`, and is not: nothing was written. */
  isOther: boolean;
  /** The file has no header that tells, or no end: nothing of it can be trusted, and all that is told is why. */
  isBroken: boolean;
  /** By batches: the last row of the file that is confirmed. */
  upTo: number | undefined;
  created: number;
  changed: number;
  unchanged: number;
  /** Products that are there and stay hidden, where rows say nothing of it; none of short lists. */
  hidden: number;
  /** Products and short lists alone. */
  outcomes: ImportOutcomes;
  /** Products of the rules' provider that the file lacks. */
  gone: readonly GoneProduct[];
  problems: Problem[];
  /** More than `problems` holds, where they are very many. */
  problemCount: number;
  /** Columns that new products need and the file lacks, and how many of the problems are of them. */
  lacking: { columns: string[]; count: number };
  /** The rows that all problems are of; for the panel alone, it crosses no socket. */
  leftOut: ReadonlySet<number>;
  /** Right rows that the file of errors needs so that families' lists are whole in it, each with its reason. Only the panel reads them. */
  besides: ReadonlyMap<number, string>;
  /** `rightOut` counts the right rows that stay out because another row of their family is wrong. */
  lists: ImportFound['lists'];
  /** Original codes or applications that families lose, as the file has their whole lists without them. */
  removed: number;
  /** The outcome of each row, without those left out and those that change nothing; for the panel alone. */
  told: ReadonlyMap<number, Told>;
  /** Columns of the file that mean nothing to the shop. */
  unused: string[];
  /** The things made by their names, or that would be: categories as paths. */
  categories: string[];
  brands: string[];
  providers: string[];
  /** Files of pictures that are no product's, and why. */
  unmatched: { file: string; says: string }[];
  /** Products that leave another site, each with that. */
  moved: string[];
  /** The encoding of a file of plain text. */
  encoding: Encoding | undefined;
  /** Cells whose HTML was read as text: how many, and where the first stand. */
  html: HtmlCells;
  /** Codes that case, separators and leading zeros alone tell apart, where one of them is new. */
  similar: string[][];
  /** Codes of products that carry one barcode, where a row says so of one. */
  sameBarcode: string[][];
  /** Rows of a book that its spreadsheet does not show: they were not read. */
  hiddenRows: number;
  /** The rate at which pesos became dollars. */
  rate: Rate | undefined;
  /** Prices that say dollars although the others were to be pesos: they were read as dollars. */
  inDollars: number;
};
