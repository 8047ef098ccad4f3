import { Anchor, NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { call } from '#web/data/call';

type Props = { code: string; price: number };

/** A price that is changed in its row: Enter saves it, Escape leaves it. What somebody else stored meanwhile is said first. */
export const PriceCell = ({ code, price }: Props) => {
  const queries = useQueryClient();
  const [seen, setSeen] = useState<number>();
  const [typed, setTyped] = useState<number | null>(price);
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const begin = () => {
    setSeen(price);
    setTyped(price);
    setError('');
  };
  const save = async () => {
    if (isSaving) return;
    if (typed === seen) return setSeen(undefined);
    setIsSaving(true);
    const answer = await call('product/update', { code, parms: { price: { value: typed, before: seen } } });
    setIsSaving(false);
    if (answer.ok) {
      await queries.invalidateQueries();
      return setSeen(undefined);
    }
    setError(answer.fields.price ?? answer.error);
    if (answer.status !== 409) return;
    // Entered once more, one's own price replaces what is stored now.
    const now = await call('product/find', { code });
    if (now.ok) setSeen(now.data.price);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') setSeen(undefined);
  };
  if (seen === undefined) {
    return (
      <Anchor component="button" type="button" size="sm" c="inherit" onClick={begin} title="Cambiar el precio">
        {moneyText(price)}
      </Anchor>
    );
  }
  return (
    <NumberInput
      aria-label={`Precio de ${code}`}
      size="xs"
      w={150}
      prefix="U$S "
      decimalSeparator=","
      thousandSeparator="."
      decimalScale={2}
      min={0}
      hideControls
      data-autofocus
      ref={(input) => input?.focus()}
      value={typed === null ? '' : typed / 100}
      error={error}
      disabled={isSaving}
      onChange={(value) => setTyped(value === '' ? null : Math.round(Number(value) * 100))}
      onKeyDown={onKeyDown}
    />
  );
};
