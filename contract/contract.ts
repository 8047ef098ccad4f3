import type { z } from 'zod';
import { accountCalls } from '#contract/accounts';
import { arrivalCalls } from '#contract/arrivals';
import { autopartCalls } from '#contract/autoparts';
import { bulkProductCalls } from '#contract/bulk-products';
import { catalogueCalls } from '#contract/catalogue';
import { categoryCalls } from '#contract/categories';
import { cfeCalls } from '#contract/cfe';
import { communicationCalls } from '#contract/communications';
import { companyCalls } from '#contract/companies';
import { contactCalls } from '#contract/contact';
import { contentCalls } from '#contract/content';
import { deskCalls } from '#contract/desk';
import { erasureCalls } from '#contract/erasure';
import { exportCalls } from '#contract/exports';
import { familyCalls } from '#contract/families';
import { favouriteCalls } from '#contract/favourites';
import { guestOrderCalls } from '#contract/guest-orders';
import { historyCalls } from '#contract/history';
import { imageCalls } from '#contract/images';
import { importCalls } from '#contract/imports';
import { mergeCalls } from '#contract/merges';
import { namedCalls } from '#contract/named';
import { newsletterCalls } from '#contract/newsletter';
import { orderCalls } from '#contract/orders';
import { panelCalls } from '#contract/panel';
import { paymentCalls } from '#contract/payments';
import { peopleCalls } from '#contract/people';
import { placeCalls } from '#contract/places';
import { productCalls } from '#contract/products';
import { settingCalls } from '#contract/settings';
import { slipCalls } from '#contract/slips';
import { stockCalls } from '#contract/stock';
import { userCalls } from '#contract/users';

/** Every call of the shop by its path below /rest/. */
export const contract = {
  ...placeCalls,
  ...catalogueCalls,
  ...categoryCalls,
  ...namedCalls,
  ...productCalls,
  ...bulkProductCalls,
  ...stockCalls,
  ...imageCalls,
  ...importCalls,
  ...exportCalls,
  ...autopartCalls,
  ...familyCalls,
  ...contentCalls,
  ...settingCalls,
  ...historyCalls,
  ...peopleCalls,
  ...companyCalls,
  ...mergeCalls,
  ...communicationCalls,
  ...accountCalls,
  ...userCalls,
  ...contactCalls,
  ...newsletterCalls,
  ...arrivalCalls,
  ...favouriteCalls,
  ...orderCalls,
  ...guestOrderCalls,
  ...paymentCalls,
  ...slipCalls,
  ...cfeCalls,
  ...deskCalls,
  ...panelCalls,
  ...erasureCalls,
};

type Contract = typeof contract;
export type CallPath = keyof Contract;
/** The calls that need no session: a page that the server makes may ask these alone. */
export type VisitorCallPath = {
  [P in CallPath]: Contract[P]['access'] extends 'anyone' ? P : never;
}[CallPath];
/** A call's input as the caller gives it, in plain names. */
export type Input<P extends CallPath> = z.input<Contract[P]['input']>;
/** A call's input after its schema, as a service gets it. */
export type Parsed<P extends CallPath> = z.output<Contract[P]['input']>;
/** A call's answer in plain names: `data` and the keys beside it. */
export type Output<P extends CallPath> = z.output<Contract[P]['output']>;
