import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { Output } from '#contract/contract';
import { TextInput } from '#web/ui/text-input.tsx';
import { isMeasure, type MeasureDraft } from './measure-draft.ts';

export type Measures = Output<'autopart/filter'>['measures'];

const rows = [
  { key: 'alto', measure: 'height', word: 'Alto' },
  { key: 'ancho', measure: 'width', word: 'Ancho' },
] as const;

type Props = {
  measures: Measures;
  draft: MeasureDraft;
  onChange: (draft: MeasureDraft) => void;
  /** How often what was typed was refused; each time the first field that is wrong gets the focus. */
  refused: number;
};

/** Height and width by slider or number, and how far a part may be off. */
export const MeasureFields = ({ measures, draft, onChange, refused }: Props) => {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  const fieldOf = (name: keyof MeasureDraft) => ({
    name,
    value: draft[name],
    isWrong: refused > 0 && !isMeasure(draft[name]),
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
  });
  return (
    <div ref={fields} className="grid gap-3">
      {rows.map(({ key, measure, word }) => {
        const span = measures[measure];
        if (!span && draft[key] === '') return null;
        // Before its smallest a slider stands at none.
        const ends = span && { min: Math.floor(span.min) - 1, max: Math.ceil(span.max) };
        const field = fieldOf(key);
        const typed = isMeasure(draft[key]) ? draft[key].trim().replace(',', '.') : '';
        return (
          <div key={key}>
            <MeasureField {...field} label={`${word} (mm)`} />
            {ends && ends.max > ends.min + 1 && (
              <input
                type="range"
                {...ends}
                value={typed || ends.min}
                aria-label={`${word} en milímetros`}
                aria-valuetext={typed ? `${draft[key]} mm` : 'Cualquiera'}
                onChange={({ currentTarget: { value } }) => field.onChange(value === String(ends.min) ? '' : value)}
                className="h-11 w-full accent-brand-700 lg:h-8 noscript:hidden"
              />
            )}
          </div>
        );
      })}
      <MeasureField {...fieldOf('tol')} label="Tolerancia (± mm)" />
    </div>
  );
};

type FieldProps = {
  label: string;
  name: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
};

const MeasureField = ({ label, isWrong, onChange, ...rest }: FieldProps) => {
  const id = useId();
  const errorProps: ComponentProps<'input'> = isWrong
    ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
    : {};
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
        <span className="w-24 shrink-0">
          <TextInput
            {...{ ...rest, ...errorProps, id }}
            inputMode="decimal"
            pattern="[0-9]{1,4}([.,][0-9]{1,3})?"
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
            className="text-right tabular-nums"
          />
        </span>
      </div>
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          Escribí milímetros, como 380 o 380,5.
        </p>
      )}
    </div>
  );
};
