// The rules of slips for both sides (docs/decisions/016-slips.md).

/** How many slips an order may have in all. */
export const slipsMax = 3;

export const slipBytesMax = 5 * 1024 * 1024;

/** The length of a transaction's number. */
export const slipReferenceMax = 60;

/** File types that the input accepts; a phone then offers its camera too. */
export const slipFileTypes = 'image/jpeg,image/png,image/webp,application/pdf';

export type SlipState = 'waiting' | 'approved' | 'rejected';

export const slipStateWords: Record<SlipState, string> = {
  waiting: 'En revisión',
  approved: 'Aprobado',
  rejected: 'Rechazado',
};

/** Where a slip's file is got, with a token; only by who may see its order. */
export const slipFilePath = (guid: string) => `/comprobantes/${guid}`;
