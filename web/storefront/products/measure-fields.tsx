import { useId } from 'react';
import type { Output } from '#contract/contract';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Chosen, usualTolerance } from './list-query.ts';

export type Measures = Output<'autopart/filter'>['measures'];
/** Millimetres as they are typed; empty where nothing is asked. */
export type MeasureDraft = { alto: string; ancho: string; tol: string };

const rows = [
  { key: 'alto', measure: 'height', word: 'Alto' },
  { key: 'ancho', measure: 'width', word: 'Ancho' },
] as const;

export const draftOf = ({ alto, ancho, tol = usualTolerance }: Chosen): MeasureDraft => ({
  ...{ alto: alto === undefined ? '' : String(alto), ancho: ancho === undefined ? '' : String(ancho) },
  tol: String(tol),
});

/** What the draft chooses; what is no measure chooses nothing. */
export const chosenMeasures = (draft: MeasureDraft) => {
  const number = (text: string) => {
    const value = Number(text.replace(',', '.'));
    return text.trim() !== '' && value >= 0 && value < 10_000 ? value : undefined;
  };
  return { alto: number(draft.alto), ancho: number(draft.ancho), tol: number(draft.tol) };
};

type Props = { measures: Measures; draft: MeasureDraft; onChange: (draft: MeasureDraft) => void };

/** Height and width by slider or number, and how far a part may be off. */
export const MeasureFields = ({ measures, draft, onChange }: Props) => {
  const id = useId();
  return (
    <div className="grid gap-3">
      {rows.map(({ key, measure, word }) => {
        const span = measures[measure];
        if (!span && draft[key] === '') return null;
        const ends = span && { min: Math.floor(span.min), max: Math.ceil(span.max) };
        const change = (value: string) => onChange({ ...draft, [key]: value });
        return (
          <div key={key}>
            <div className="flex items-center justify-between gap-3">
              <label htmlFor={`${id}-${key}`} className="text-sm">
                {word} (mm)
              </label>
              <MeasureInput id={`${id}-${key}`} name={key} value={draft[key]} onChange={change} />
            </div>
            {ends && ends.max > ends.min && (
              <input
                type="range"
                {...ends}
                value={draft[key] || ends.min}
                aria-label={`${word} en milímetros`}
                aria-valuetext={draft[key] ? `${draft[key]} mm` : 'Cualquiera'}
                onChange={(event) => change(event.currentTarget.value)}
                className="h-11 w-full accent-brand-700 lg:h-8 noscript:hidden"
              />
            )}
          </div>
        );
      })}
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={`${id}-tol`} className="text-sm">
          Tolerancia (± mm)
        </label>
        <MeasureInput id={`${id}-tol`} name="tol" value={draft.tol} onChange={(tol) => onChange({ ...draft, tol })} />
      </div>
    </div>
  );
};

type InputProps = { id: string; name: string; value: string; onChange: (value: string) => void };

const MeasureInput = ({ onChange, ...rest }: InputProps) => (
  <span className="w-24 shrink-0">
    <TextInput
      {...rest}
      inputMode="decimal"
      pattern="[0-9]{1,4}([.,][0-9]+)?"
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      className="text-right tabular-nums"
    />
  </span>
);
