import { useState } from 'react';
import type { OrderSlip } from '#contract/order-parts';
import { whenText } from '#contract/plain/date-text';
import { type SlipState, slipStateWords } from '#contract/plain/slips';
import { storeFile } from '#web/data/files';
import { getSlipFile } from '#web/data/slips';
import { StateWord } from '#web/ui/state-word.tsx';
import type { Tone } from '#web/ui/tag.tsx';

const tones: Record<SlipState, Tone> = { waiting: 'fair', approved: 'good', rejected: 'bad' };

/** Proofs of a deposit that the buyer sent, and their states. */
export const OrderSlips = ({ number, slips }: { number: number; slips: readonly OrderSlip[] }) => (
  <section
    aria-label={`Comprobantes del pedido ${number}`}
    className="rounded-card border border-neutral-200 px-4 py-3"
  >
    <h3 className="text-sm font-semibold">{slips.length === 1 ? 'Comprobante' : 'Comprobantes'}</h3>
    <ul className="lined-list">
      {slips.map((slip) => (
        <li key={slip.guid} className="grid gap-1 py-2 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <SlipContent slip={slip} />
            <StateWord tone={tones[slip.state]}>{slipStateWords[slip.state]}</StateWord>
          </div>
          <p className="text-neutral-600">
            {whenText(slip.at)} · {slip.by}
          </p>
          {slip.reason && <p className="wrap-anywhere text-neutral-800">Motivo: {slip.reason}</p>}
        </li>
      ))}
    </ul>
  </section>
);

const SlipContent = ({ slip }: { slip: OrderSlip }) => {
  const [error, setError] = useState('');
  const { guid, fileName, reference } = slip;
  const download = async (name: string) => {
    const answer = await getSlipFile(guid);
    if (answer.ok) storeFile(answer.file, name);
    setError(answer.ok ? '' : answer.error);
  };
  return (
    <div className="min-w-0 wrap-anywhere">
      {reference && <p className="font-medium">Transacción {reference}</p>}
      {fileName && (
        <button
          type="button"
          className="min-h-11 text-left font-medium text-brand-700 underline"
          onClick={() => void download(fileName)}
        >
          {fileName}
        </button>
      )}
      {!fileName && !reference && <p className="text-neutral-600">El archivo ya no se guarda</p>}
      <p role="alert" className="text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
};
