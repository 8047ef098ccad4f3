import type { CheckoutOptions } from '#contract/orders';
import { usableRate } from '#contract/plain/rate';
import type { Ctx } from '#server/ctx';
import { currencyOf, offeredPayments } from '#server/settings/offered';

/** Choices at this site's checkout now; the same for everyone. */
export const checkoutOptions = (ctx: Ctx): CheckoutOptions => {
  const { shipping, metropolitanCities, transferDays } = ctx.settings;
  return {
    shipping,
    metropolitanCities,
    transferDays,
    rate: usableRate(ctx.settings, ctx.clock()),
    payments: offeredPayments(ctx).map(({ id, name }) => ({ id, name, currency: currencyOf(ctx.settings, id) })),
    branches: ctx.site.branches.map(({ code, name }) => ({ code, name })),
  };
};
