import { useEffect, useState } from 'react';
import type { CheckoutOptions, Placed } from '#contract/orders';
import type { Conflict } from '#contract/plain/commerce';
import { isOnRequest } from '#contract/plain/on-request';
import { needsAddress, orderFieldErrors } from '#contract/plain/order-fields';
import { type Answer, call } from '#web/data/call';
import { cart, totalOf, useCart } from '#web/data/cart';
import { type Guest, type GuestAddress, guest } from '#web/data/guest';
import { purchases } from '#web/data/purchases';
import { isShort, useLineStock } from '#web/data/stock';
import { addressBy, type Buyer, shippingTo } from './buyer.ts';
import { type Choice, choiceStore } from './choice-store.ts';
import { draftOf, orderOf } from './draft.ts';
import { isEnoughAt, isLacking, lackingAt, wholeBranches } from './whole-branches.ts';

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
    bringDays: isShopShort || draft.transferDays ? 0 : options.transferDays,
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
