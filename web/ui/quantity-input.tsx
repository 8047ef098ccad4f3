import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { readQuantity } from './quantity.ts';

type Props = { value: number; onChange: (value: number) => void; label: string; max?: number };

/** A number of units with a button on each side. The typed text stays as it is until one leaves; one that is no number restores the last. */
export const QuantityInput = ({ value, onChange, label, max = 9999 }: Props) => {
  const [typed, setTyped] = useState<string>();
  const set = (text: string) => {
    const wanted = readQuantity(text, max);
    if (wanted !== undefined && wanted !== value) onChange(wanted);
  };
  const leave = () => setTyped(undefined);
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-control border border-neutral-400">
      <IconButton icon="minus" label="Quitar uno" disabled={value <= 1} onClick={() => set(String(value - 1))} />
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          set(target.value);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        className="w-12 text-center font-medium tabular-nums"
      />
      <IconButton icon="plus" label="Agregar uno" disabled={value >= max} onClick={() => set(String(value + 1))} />
    </div>
  );
};
