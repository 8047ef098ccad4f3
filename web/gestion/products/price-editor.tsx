import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { call } from '#web/data/call';
import { productDoubt } from '#web/panel/edit/price-doubt';
import { isUnread } from '#web/panel/edit/unread';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { type Doubt, Question } from '#web/panel/question.tsx';
import { useStillTrue } from '#web/panel/still-true';
import type { Typed } from '#web/panel/typed-number.tsx';
import { focusOnce, type OnEnd } from './edited-cell.tsx';
import { listAddress } from './use-product-query.ts';

type Props = { code: string; price: number; isPublic: boolean; onEnd: OnEnd };

const storePrice = (code: string, value: number | null, before: number) =>
  call('product/update', { code, parms: { price: { value, before } } });

/** Enter saves it, Escape leaves it. A price that somebody else stored meanwhile is said first. */
export const PriceEditor = ({ code, price, isPublic, onEnd }: Props) => {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(price);
  const [typed, setTyped] = useState<Typed>(price);
  const [error, setError] = useState('');
  const [doubt, setDoubt] = useState<Doubt>();
  const [isSaving, setIsSaving] = useState(false);
  useLeaving(typed !== price, listAddress);
  const save = async ({ isSure = false } = {}) => {
    if (isSaving) return;
    setDoubt(undefined);
    if (typed === seen) return onEnd();
    if (isUnread(typed)) return setError(typed.error);
    const doubted = !isSure && typed !== null && productDoubt({ price: seen, isPublic }, { price: typed, isPublic });
    if (doubted) return setDoubt(doubted);
    setIsSaving(true);
    const answer = await storePrice(code, typed, seen);
    if (answer.ok) {
      await queries.invalidateQueries();
      return onEnd({
        done: `${code}: ${moneyText(Number(typed))}`,
        undo: () => storePrice(code, seen, Number(typed)),
      });
    }
    // Entered once more, one's own price replaces what is stored now.
    const now = answer.status === 409 ? await call('product/find', { code }) : undefined;
    if (now?.ok && now.data.price !== undefined) setSeen(now.data.price);
    setError(answer.fields.price ?? answer.error);
    setIsSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') onEnd();
  };
  return (
    <>
      <MoneyInput
        aria-label={`Precio de ${code}`}
        size="xs"
        w={150}
        ms="calc(100% - 150px)"
        data-autofocus
        ref={focusOnce}
        cents={typed}
        error={useStillTrue(error)}
        styles={{ error: { whiteSpace: 'normal' } }}
        disabled={isSaving}
        onCents={(cents) => {
          setTyped(cents);
          setError('');
        }}
        onKeyDown={onKeyDown}
      />
      <Question asked={doubt} onBack={() => setDoubt(undefined)} onYes={() => void save({ isSure: true })} />
    </>
  );
};
