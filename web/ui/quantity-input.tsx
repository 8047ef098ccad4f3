import { IconButton } from './icon-button.tsx';

type Props = { value: number; onChange: (value: number) => void; label: string; max?: number };

/** A number of units with a button on each side; never below 1. */
export const QuantityInput = ({ value, onChange, label, max = 9999 }: Props) => {
  const set = (wanted: number) => onChange(Math.min(Math.max(Math.trunc(wanted) || 1, 1), max));
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-control border border-neutral-400">
      <IconButton icon="minus" label="Quitar uno" disabled={value <= 1} onClick={() => set(value - 1)} />
      <input
        aria-label={label}
        inputMode="numeric"
        value={value}
        onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
        className="w-12 text-center font-medium tabular-nums"
      />
      <IconButton icon="plus" label="Agregar uno" disabled={value >= max} onClick={() => set(value + 1)} />
    </div>
  );
};
