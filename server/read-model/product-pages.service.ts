import type { Db } from '#server/ctx';
import { readPageForSellers } from './product-pages.store.ts';

/** A product's page for sellers, from the database; undefined where no product has that code. */
export const pageForSellers = (db: Db, code: string) => readPageForSellers(db, code);
