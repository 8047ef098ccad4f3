import type { Choice } from './use-checkout.ts';

const key = 'checkout';

// A browser that blocks storage throws at the mere name of it; a choice then lasts as long as the page.
const storage = () => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** What was chosen at this tab's checkout, so that a reload or a sign-in in between loses none of it. */
export const keptChoice = {
  read: (): Choice => {
    try {
      const stored = JSON.parse(storage()?.getItem(key) ?? '{}') as Record<string, unknown>;
      const { phoneId, addressId, shippingId, branchCode, paymentId } = stored;
      return {
        ...(typeof phoneId === 'number' && { phoneId }),
        ...(typeof addressId === 'number' && { addressId }),
        ...(typeof shippingId === 'string' && { shippingId }),
        ...(typeof branchCode === 'string' && { branchCode }),
        ...(typeof paymentId === 'string' && { paymentId }),
      };
    } catch {
      return {};
    }
  },
  /** Keeps ids alone: what was typed may name somebody. */
  write: ({ phoneId, addressId, shippingId, branchCode, paymentId }: Choice) =>
    storage()?.setItem(key, JSON.stringify({ phoneId, addressId, shippingId, branchCode, paymentId })),
  clear: () => storage()?.removeItem(key),
};
