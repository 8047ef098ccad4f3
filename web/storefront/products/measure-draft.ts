import { useState } from 'react';
import { type Chosen, readMeasure, usualTolerance } from './list-query.ts';

/** Millimetres as they are typed; empty where nothing is asked. */
export type MeasureDraft = { alto: string; ancho: string; tol: string };

const draftOf = ({ alto, ancho, tol = usualTolerance }: Chosen): MeasureDraft => ({
  alto: alto === undefined ? '' : String(alto),
  ancho: ancho === undefined ? '' : String(ancho),
  tol: String(tol),
});

/** Whether what was typed is a measure, or nothing. */
export const isMeasure = (typed: string) => typed.trim() === '' || readMeasure(typed) !== undefined;

/** The measures being typed, beginning with the chosen ones. */
export const useMeasureDraft = (choice: Chosen) => {
  const [draft, setDraft] = useState(() => draftOf(choice));
  const [refused, setRefused] = useState(0);
  const { alto, ancho, tol } = draft;
  const isRight = [alto, ancho, tol].every(isMeasure);
  /** The typed measures; undefined where something is no measure. */
  const read = () =>
    isRight ? { alto: readMeasure(alto), ancho: readMeasure(ancho), tol: readMeasure(tol) } : undefined;
  return {
    fields: { draft, refused, onChange: setDraft },
    read,
    reset: () => {
      setDraft(draftOf(choice));
      setRefused(0);
    },
    /** As `read`; what is no measure is then said at its field. */
    settle: () => {
      if (!isRight) setRefused(refused + 1);
      return read();
    },
  };
};
