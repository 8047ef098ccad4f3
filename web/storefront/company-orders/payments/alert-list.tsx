import type { OrderAlert } from '#contract/payments';
import { whenText } from '#contract/plain/date-text';
import { alertsPath, alertWords } from '#contract/plain/payments';
import { StateWord } from '#web/ui/state-word.tsx';

/** What somebody has to look at, or looked at. */
export const AlertList = ({ alerts }: { alerts: readonly OrderAlert[] }) => (
  <ul aria-label="Alertas" className="grid gap-3">
    {alerts.map(({ id, kind, at, solvedAt, solvedBy, reason }) => (
      <li key={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-medium">Alerta: {alertWords[kind]}</p>
          <StateWord tone={solvedAt ? 'good' : 'bad'}>{solvedAt ? 'Resuelta' : 'Abierta'}</StateWord>
        </div>
        <p className="text-neutral-600">{whenText(at)}</p>
        {solvedAt ? (
          <p className="text-neutral-700">
            {whenText(solvedAt)} · {solvedBy}: {reason}
          </p>
        ) : (
          // The panel is another document.
          <a href={alertsPath} className="font-medium text-brand-700 underline">
            Ver qué hacer
          </a>
        )}
      </li>
    ))}
  </ul>
);
