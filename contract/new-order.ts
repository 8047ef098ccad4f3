import { z } from 'zod';
import { cents, guid, id, key, optionalEmail, optionalPlace, optionalText, year } from '#contract/fields';
import { cartLinesMax } from '#contract/plain/cart-lines-max';
import { quantity } from '#contract/stock';

// A price that was not told was not seen: it differs from any price.
const seen = cents.nullish().transform((value) => value ?? null);

/** `vehicleId`, `vehicleYear`: the vehicle for which a part was found. */
const item = z.object({
  code: key(60),
  price: seen,
  quantity,
  vehicleId: id.optional(),
  vehicleYear: year.optional(),
});

/**
 * An order as the buyer sends it. Names, owner and company come from the server; prices serve only to notice a change.
 */
export const newOrder = z.object({
  guid,
  phone: optionalText(40),
  phoneType: optionalText(3),
  phoneObservation: optionalText(200),
  address: optionalText(200),
  addressIdentifier: optionalText(60),
  addressGeolocation: optionalPlace,
  addressObservation: optionalText(300),
  addressZIPCode: optionalText(20),
  addressRecipient: optionalText(120),
  addressStateId: z.number().int().nullish(),
  addressCityId: z.number().int().nullish(),
  shippingId: optionalText(10),
  shippingPrice: seen,
  branchCode: optionalText(20),
  carrierName: optionalText(120),
  paymentId: optionalText(10),
  /** Working days after which what the branch lacks is there, as the buyer read it (docs/decisions/034-stock-at-the-checkout.md). */
  transferDays: z.number().int().optional(),
  /** Whom a person's order is invoiced to, where he asks for a RUT on it; a company's has its own. */
  companyName: optionalText(120).optional(),
  companyIdentifier: optionalText(20).optional(),
  /** The version of the terms that the checkout showed. */
  termsVersion: optionalText(40),
  items: z.array(item).max(cartLinesMax),
});
export type NewOrder = z.output<typeof newOrder>;

/**
 * An order that a seller enters in a buyer's place (docs/decisions/027-seller-orders.md); without person and company it
 * is for nobody.
 */
export const sellerOrder = newOrder
  .omit({ termsVersion: true, transferDays: true, companyName: true, companyIdentifier: true })
  .extend({
    channel: z.enum(['counter', 'telephone']),
    personId: z.number().int().nullish(),
    companyId: z.number().int().nullish(),
    userEmail: optionalEmail,
  });
export type SellerOrder = z.output<typeof sellerOrder>;
