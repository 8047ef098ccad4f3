import type { ReactNode } from 'react';

type RadioCard = { value: string; title: ReactNode; detail?: ReactNode; aside?: ReactNode; disabled?: boolean };

type Props = {
  legend: ReactNode;
  name: string;
  cards: readonly RadioCard[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
};

/** One of a few choices that each need some words: `detail` under the title, `aside` (a price) at its end. */
export const RadioCards = ({ legend, name, cards, value, onChange, error }: Props) => (
  <fieldset aria-describedby={error && `${name}-error`} className="grid min-w-0 gap-2">
    <legend className="mb-2 text-sm font-medium text-neutral-800">{legend}</legend>
    {cards.map((card) => (
      <label
        key={card.value}
        className="flex items-start gap-3 rounded-card border border-neutral-300 p-4 transition-colors hover:border-neutral-500 has-checked:border-brand-700 has-checked:bg-brand-50 has-checked:[box-shadow:0_0_0_1px_var(--brand-700)] has-disabled:bg-neutral-100 has-disabled:text-neutral-600"
      >
        <input
          type="radio"
          name={name}
          value={card.value}
          checked={card.value === value}
          disabled={card.disabled}
          onChange={() => onChange(card.value)}
          className="mt-0.5 size-5 shrink-0 accent-brand-700"
        />
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-medium">{card.title}</span>
          {card.detail && <span className="mt-0.5 block text-sm text-neutral-600">{card.detail}</span>}
        </span>
        {card.aside && <span className="font-semibold whitespace-nowrap tabular-nums">{card.aside}</span>}
      </label>
    ))}
    {error && (
      <p id={`${name}-error`} className="text-sm font-medium text-bad">
        {error}
      </p>
    )}
  </fieldset>
);
