import type { Available } from '#contract/catalogue';
import { StateWord } from '#web/ui/state-word.tsx';

const words = {
  AV: { tone: 'good', text: 'Disponible' },
  CO: { tone: 'fair', text: 'Últimas unidades' },
  NO: { tone: 'neutral', text: 'Sin stock' },
} as const;

/** A product's stock in one word. */
export const StockWord = ({ available, className }: { available: Available; className?: string }) => (
  <StateWord tone={words[available].tone} className={className ?? 'text-sm'}>
    {words[available].text}
  </StateWord>
);
