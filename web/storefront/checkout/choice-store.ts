import type { Address } from '#contract/people';

/** The buyer's choices at the checkout. Others are derived from what is on offer. */
export type Choice = {
  phoneId?: number | undefined;
  addressId?: number | undefined;
  /** The newest phone and address before one was added here: what comes after it was added to be used. */
  lastPhoneId?: number | undefined;
  lastAddressId?: number | undefined;
  /** An address of a company as this order has it; the company's own stays. */
  corrected?: Address | undefined;
  shippingId?: string;
  branchCode?: string;
  /** Whether what the branch lacks is brought there. */
  isBrought?: boolean;
  carrierName?: string;
  paymentId?: string;
  /** Whom a person's order is invoiced to; without it nobody asked for a RUT. */
  invoice?: { companyName: string; companyIdentifier: string } | undefined;
};

const key = 'checkout';

// A browser that blocks storage throws at the mere name of it; a choice then lasts as long as the page.
const storage = () => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Choices of this tab's checkout, which survive a reload or a sign-in in between. */
export const choiceStore = {
  read: (): Choice => {
    try {
      const stored = JSON.parse(storage()?.getItem(key) ?? '{}') as Record<string, unknown>;
      const { phoneId, addressId, shippingId, branchCode, isBrought, paymentId } = stored;
      return {
        ...(typeof phoneId === 'number' && { phoneId }),
        ...(typeof addressId === 'number' && { addressId }),
        ...(typeof shippingId === 'string' && { shippingId }),
        ...(typeof branchCode === 'string' && { branchCode }),
        ...(isBrought === true && { isBrought }),
        ...(typeof paymentId === 'string' && { paymentId }),
      };
    } catch {
      return {};
    }
  },
  /** Keeps ids alone: what was typed may name somebody. */
  write: ({ phoneId, addressId, shippingId, branchCode, isBrought, paymentId }: Choice) =>
    storage()?.setItem(key, JSON.stringify({ phoneId, addressId, shippingId, branchCode, isBrought, paymentId })),
  clear: () => storage()?.removeItem(key),
};
