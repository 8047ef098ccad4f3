import type { CheckoutOptions } from '#contract/orders';
import { usableRate } from '#contract/plain/rate';
import type { Ctx } from '#server/ctx';
import { currencyOf, offeredPayments } from '#server/payments/payments.service';
import { listBranches } from '#server/stock/stock.service';

/** Choices at this site's checkout now; the same for everyone. */
export const checkoutOptions = async (ctx: Ctx): Promise<CheckoutOptions> => {
  const { shipping, metropolitanCities } = ctx.settings;
  return {
    shipping,
    metropolitanCities,
    rate: usableRate(ctx.settings, ctx.clock()),
    payments: offeredPayments(ctx).map(({ id, name }) => ({ id, name, currency: currencyOf(ctx.settings, id) })),
    branches: (await listBranches(ctx)).map(({ code, name }) => ({ code, name })),
  };
};
