import type { NamedKind } from '#contract/named';

/** A column that refers to a thing; `counts` names it in answers. With an `owner` each of these has a thing once at most. */
export type Reference = {
  table: 'product' | 'vehicle' | 'fitment' | 'company_tag' | 'company_work_branch';
  column: string;
  counts: 'products' | 'vehicles' | 'applications' | 'companies';
  owner?: 'company_id';
};

type Kind = {
  table: 'brand' | 'provider' | 'tag' | 'work_branch';
  /** With its article, as refusals say it. */
  words: string;
  /** The field of a product's history that names it. */
  field?: string;
  /** Sheets name it, so former names find it. */
  keepsNames: boolean;
  hasPicture: boolean;
  /** Every process follows its changes. */
  isFollowed: boolean;
  references: readonly Reference[];
};

/** Every kind of small thing, and every column that refers to it (docs/decisions/029-categories-and-brands.md). */
export const kinds: Record<NamedKind, Kind> = {
  brand: {
    table: 'brand',
    words: 'una marca',
    field: 'brandId',
    keepsNames: true,
    hasPicture: true,
    isFollowed: true,
    references: [
      { table: 'product', column: 'brand_id', counts: 'products' },
      { table: 'vehicle', column: 'brand_id', counts: 'vehicles' },
      { table: 'fitment', column: 'brand_id', counts: 'applications' },
    ],
  },
  provider: {
    table: 'provider',
    words: 'un proveedor',
    field: 'providerId',
    keepsNames: true,
    hasPicture: false,
    isFollowed: true,
    references: [{ table: 'product', column: 'provider_id', counts: 'products' }],
  },
  tag: {
    table: 'tag',
    words: 'una etiqueta',
    keepsNames: false,
    hasPicture: false,
    isFollowed: false,
    references: [{ table: 'company_tag', column: 'tag_id', counts: 'companies', owner: 'company_id' }],
  },
  workBranch: {
    table: 'work_branch',
    words: 'un rubro',
    keepsNames: false,
    hasPicture: false,
    isFollowed: false,
    references: [{ table: 'company_work_branch', column: 'work_branch_id', counts: 'companies', owner: 'company_id' }],
  },
};
