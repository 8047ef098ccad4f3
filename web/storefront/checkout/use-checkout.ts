import { useEffect, useState } from 'react';
import type { CheckoutOptions, Placed } from '#contract/orders';
import type { Conflict } from '#contract/plain/commerce';
import { placeOrNone } from '#contract/plain/geolocation';
import { isOnRequest } from '#contract/plain/on-request';
import { needsAddress, orderFieldErrors, reaches } from '#contract/plain/order-fields';
import { type Answer, call } from '#web/data/call';
import { type Cart, cart, totalOf, useCart } from '#web/data/cart';
import { type Guest, type GuestAddress, guest } from '#web/data/guest';
import { purchases } from '#web/data/purchases';
import { isShort, useLineStock } from '#web/data/stock';
import { addressBy, type Buyer, contactsOf, shippingTo } from './buyer.ts';
import { type Choice, choiceStore } from './choice-store.ts';
import { isEnoughAt, isLacking, lackingAt, wholeBranches } from './whole-branches.ts';

type Item = { id: number; isDefault: boolean };

export const newestId = (list: readonly { id: number }[]) => Math.max(0, ...list.map(({ id }) => id));

const one = <T extends Item>(list: readonly T[], chosen: number | undefined, last = Number.POSITIVE_INFINITY) =>
  list.find(({ id }) => id > last) ??
  list.find(({ id }) => id === chosen) ??
  list.find(({ isDefault }) => isDefault) ??
  list[0];

/**
 * Everything the order will say, from the choices, the buyer's own data and what the shop offers. Unless one was chosen
 * the branch is the first of `whole`, which have enough of every line.
 */
const draftOf = (
  choice: Choice,
  buyer: Buyer,
  options: CheckoutOptions,
  whole: readonly CheckoutOptions['branches'][number][],
) => {
  const { branches } = options;
  const { phones, addresses } = contactsOf(buyer);
  const address = one<Item & (typeof addresses)[number]>(addresses, choice.addressId, choice.lastAddressId);
  const place = address?.cityName ? { state: address.stateName, city: address.cityName } : null;
  // A visitor's place follows what he chooses, and that what he types.
  const isOpen = !place || 'guest' in buyer;
  const fitting = options.shipping.filter(({ id }) => isOpen || reaches(id, place, options.metropolitanCities));
  // A buyer who wants it sent and changes the address still wants it sent, by what reaches the new one.
  const isSent = choice.shippingId !== undefined && needsAddress(choice.shippingId);
  const shipping =
    fitting.find(({ id }) => id === choice.shippingId) ??
    (isSent ? fitting.find(({ id }) => needsAddress(id)) : undefined) ??
    fitting[0];
  const branch = branches.find(({ code }) => code === choice.branchCode) ?? whole[0] ?? branches[0];
  const isWaiting = choice.isBrought && !whole.some(({ code }) => code === branch?.code);
  return {
    phones,
    addresses,
    address,
    place,
    /** The place by which the ways to send are offered; null where all are. */
    offeredFor: isOpen ? null : place,
    fitting,
    shipping,
    phone: one<Item & (typeof phones)[number]>(phones, choice.phoneId, choice.lastPhoneId),
    branch,
    /** Working days after which what the branch lacks is there, where the buyer waits for it. */
    transferDays: (isWaiting && !needsAddress(shipping?.id ?? null) && options.transferDays) || undefined,
    carrierName: choice.carrierName ?? '',
    invoice: choice.invoice,
    payment: options.payments.find(({ id }) => id === choice.paymentId) ?? options.payments[0],
  };
};
type Draft = ReturnType<typeof draftOf>;

const orderOf = (
  { phone, address, shipping, branch, transferDays, carrierName, invoice, payment }: Draft,
  { guid, lines }: Cart,
  termsVersion: string,
) => {
  const to = needsAddress(shipping?.id ?? null) ? address : undefined;
  return {
    guid,
    phone: phone?.phone ?? null,
    phoneType: phone?.type ?? null,
    phoneObservation: phone?.observation ?? null,
    address: to?.address.trim() || null,
    addressIdentifier: to?.identifier ?? null,
    addressGeolocation: placeOrNone(to?.geolocation),
    addressObservation: to?.observation ?? null,
    addressZIPCode: to?.zIPCode ?? null,
    addressRecipient: to?.recipient ?? null,
    addressStateId: to?.stateId ?? null,
    addressCityId: to?.cityId ?? null,
    shippingId: shipping?.id ?? null,
    shippingPrice: shipping?.price ?? 0,
    branchCode: to || !shipping ? null : (branch?.code ?? null),
    ...(transferDays && { transferDays }),
    carrierName: carrierName.trim() || null,
    paymentId: payment?.id ?? null,
    ...invoice,
    termsVersion,
    items: lines.map(({ code, price, quantity }) => ({ code, price: price ?? 0, quantity })),
  };
};

/** A refusal's reason; `isKnown` where it stood before, so that nothing changed. */
type KnownConflict = Conflict & { isKnown: boolean };

type Trouble = {
  errors: Record<string, string>;
  error: string;
  conflicts: readonly KnownConflict[];
  isTaken: boolean;
  /** The branch whose stock did not do. */
  branch?: { code: string; name: string } | undefined;
};
const calm: Trouble = { errors: {}, error: '', conflicts: [], isTaken: false };

/** The rest of a trouble after a choice: what another branch or way lacks is not what this one lacked. */
const troubleAfter = (now: Trouble, changed: Choice): Trouble => {
  const isElsewhere = 'branchCode' in changed || 'shippingId' in changed || 'addressId' in changed;
  const conflicts = isElsewhere ? now.conflicts.filter(({ kind }) => kind !== 'stock') : now.conflicts;
  return conflicts.length > 0 ? { ...now, errors: {}, conflicts } : calm;
};

const lacksStock = (conflicts: readonly Conflict[]) => conflicts.some(({ kind }) => kind === 'stock');

export type PlacedAsGuest = Extract<Answer<'order/addAsGuest'>, { ok: true }>;

type Given = {
  options: CheckoutOptions;
  termsVersion: string;
  buyer: Buyer;
  onPlaced: (placed: Placed) => void;
  onGuestPlaced: (placed: PlacedAsGuest) => void;
};

/** The checkout's state and its one action. A refusal keeps everything that was chosen and typed. */
export const useCheckout = ({ options, termsVersion, buyer, onPlaced, onGuestPlaced }: Given) => {
  const [choice, setChoice] = useState(choiceStore.read);
  const [trouble, setTrouble] = useState(calm);
  const [busy, setBusy] = useState(false);
  const { lines } = useCart();
  const { stockOf, ask, isAsked } = useLineStock(lines);
  const whole = wholeBranches(options.branches, lines.map(stockOf));
  const draft = draftOf(choice, buyer, options, whole);
  const isToldMore = needsAddress(draft.shipping?.id ?? null) || lacksStock(trouble.conflicts);
  const lacking =
    draft.branch && !isToldMore && !draft.transferDays ? lackingAt(draft.branch.code, lines, stockOf) : [];
  const isShopShort = lines.some((line) => isShort(stockOf(line)));

  useEffect(() => choiceStore.write({ ...choice, phoneId: draft.phone?.id, addressId: draft.address?.id }));

  const add = async (order: ReturnType<typeof orderOf>) => {
    const answer = await call('order/add', { order });
    return answer.ok ? { ...answer, tell: () => onPlaced(answer) } : answer;
  };
  const addAsGuest = async (order: ReturnType<typeof orderOf>, { email, name }: Guest) => {
    const answer = await call('order/addAsGuest', { order, email, name });
    return answer.ok ? { ...answer, tell: () => onGuestPlaced(answer) } : answer;
  };
  const confirm = async () => {
    const content = cart.get();
    const order = orderOf(draft, content, termsVersion);
    /** The one branch that gives all; null where the whole shop does. */
    const giver = order.transferDays ? null : order.branchCode;
    const errors = orderFieldErrors(order, options, draft.place);
    if (Object.keys(errors).length > 0) return setTrouble({ ...calm, errors });
    if (totalOf(content) === undefined) return setTrouble({ ...calm, error: 'Todavía no sabemos todos los precios.' });
    setBusy(true);
    // A shortage is said before anything is sent, to somebody faster than the first answer too.
    if (!isAsked && isLacking(giver, content.lines, await ask())) return setBusy(false);
    const isKnown = ({ code, kind }: Conflict) => {
      const line = content.lines.find((one) => one.code === code);
      const stock = line && stockOf(line);
      if (kind === 'stock') return !isEnoughAt(stock, giver);
      return kind === 'gone' ? stock === 'gone' : kind === 'onRequest' && isOnRequest(line?.price);
    };
    const answer = 'guest' in buyer ? await addAsGuest(order, buyer.guest) : await add(order);
    // The offer in place of a refused choice is judged by what there is now.
    if (!answer.ok && lacksStock(answer.conflicts)) await ask();
    setBusy(false);
    if (!answer.ok) {
      // It is signed in again over the page.
      if (answer.status === 401) return setTrouble(calm);
      const { fields, error, status } = answer;
      const conflicts = answer.conflicts.map((conflict) => ({ ...conflict, isKnown: isKnown(conflict) }));
      const isTaken = status === 409 && conflicts.length === 0;
      const branch = giver === null ? undefined : draft.branch;
      // The refusal speaks of this branch, which nobody may have chosen: it stays.
      if (branch) setChoice((now) => ({ ...now, branchCode: branch.code }));
      return setTrouble({ errors: fields, error, conflicts, isTaken, branch });
    }
    purchases.begin(answer.data);
    answer.tell();
    cart.clear();
    choiceStore.clear();
    guest.clear();
  };
  return {
    draft,
    busy,
    trouble,
    confirm,
    stockOf,
    /** The branches that have all of it. */
    whole,
    /** The lines that the branch where it is picked up lacks, until a refusal says more of it. */
    lacking,
    /** Whether each of several branches is known to lack some of it. */
    noBranchHasAll:
      options.branches.length > 1 && options.branches.every(({ code }) => lackingAt(code, lines, stockOf).length > 0),
    /** How it can be sent in place of being picked up, where the whole shop has enough. */
    sentBy: isShopShort ? undefined : draft.fitting.find(({ id }) => needsAddress(id)),
    /** Working days in which the rest can be brought to the branch, where the whole shop has enough. */
    bringDays: !isShopShort && !draft.transferDays && options.transferDays,
    /** Takes what the chosen branch has of the lines that it lacks; one without, or without a number, goes. */
    takeWhatIsThere: () => {
      for (const { line, left } of lacking) {
        if (left) cart.setQuantity(line.code, left);
        else cart.remove(line.code);
      }
    },
    /** The lines of which the whole shop has too few, until a refusal says more of it. */
    short: lines.filter((line) => isShort(stockOf(line)) && !trouble.conflicts.some(({ code }) => code === line.code)),
    /** Where else all of it can be picked up. */
    otherBranches: whole.filter(({ code }) => code !== draft.branch?.code),
    choose: (changed: Choice) => {
      if ('guest' in buyer && changed.shippingId) {
        guest.set({ ...buyer.guest, to: addressBy(buyer.guest.to, changed.shippingId, options) });
      }
      // Another branch takes back that the rest is brought.
      setChoice((now) => ({ ...now, isBrought: now.isBrought && !('branchCode' in changed), ...changed }));
      setTrouble((now) => troubleAfter(now, changed));
    },
    /** Keeps the address that a visitor types. */
    sendTo: (to: GuestAddress) => {
      if (!('guest' in buyer)) return;
      guest.set({ ...buyer.guest, to });
      const shippingId = shippingTo(to, draft.shipping?.id, options);
      const changed = { addressId: 0, ...(shippingId && { shippingId }) };
      setChoice((now) => ({ ...now, ...changed }));
      setTrouble((now) => troubleAfter(now, changed));
    },
    /** A conflict that the buyer has seen to. */
    settle: (code: string) =>
      setTrouble((now) => {
        const conflicts = now.conflicts.filter((conflict) => conflict.code !== code);
        return conflicts.length > 0 ? { ...now, conflicts } : calm;
      }),
  };
};
export type CheckoutState = ReturnType<typeof useCheckout>;
