import type { CheckoutOptions } from '#contract/orders';
import type { Ctx } from '#server/ctx';
import { offeredPayments } from '#server/payments/payments.service';
import { listBranches } from '#server/stock/stock.service';

/** What this site offers at its checkout now; the same for everyone. */
export const checkoutOptions = async (ctx: Ctx): Promise<CheckoutOptions> => {
  const { shipping, metropolitanCities, rate } = ctx.settings;
  return {
    shipping,
    metropolitanCities,
    rate,
    payments: offeredPayments(ctx).map(({ id, name }) => ({ id, name })),
    branches: (await listBranches(ctx)).map(({ code, name }) => ({ code, name })),
  };
};
