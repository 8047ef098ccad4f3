import { useRef } from 'react';

export type Selected<T> = {
  records: readonly T[];
  onChange: (records: T[]) => void;
  /** The name of a row's box. */
  labelOf: (record: T) => string;
};

type Given<T> = { records: readonly T[]; selected: Selected<T>; idOf: (record: T) => string | number };

/** The box that chooses all rows of a page, or none of them. */
export const ChooseAll = <T,>({ records, selected, idOf }: Given<T>) => {
  const ids = new Set(records.map(idOf));
  const chosen = selected.records.filter((record) => ids.has(idOf(record))).length;
  const isWhole = chosen > 0 && chosen === records.length;
  const others = selected.records.filter((record) => !ids.has(idOf(record)));
  return (
    <th scope="col" className="panel-choice">
      <input
        type="checkbox"
        aria-label="Elegir esta página"
        disabled={records.length === 0}
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isWhole;
        }}
        onChange={() => selected.onChange(isWhole ? others : [...others, ...records])}
      />
    </th>
  );
};

/** Chooses a row or leaves it; with `isRange` all from the last one to it. */
export const useRowChoice = <T,>(records: readonly T[], selected: Selected<T> | undefined, idOf: Given<T>['idOf']) => {
  const last = useRef<string | number>(undefined);
  return (record: T, isRange: boolean) => {
    const at = (id: string | number | undefined) => records.findIndex((one) => idOf(one) === id);
    const id = idOf(record);
    const from = isRange ? at(last.current) : -1;
    const range = from < 0 ? [record] : records.slice(Math.min(from, at(id)), Math.max(from, at(id)) + 1);
    last.current = id;
    const ids = new Set(range.map(idOf));
    const chosen = selected?.records ?? [];
    const others = chosen.filter((one) => !ids.has(idOf(one)));
    selected?.onChange(chosen.some((one) => idOf(one) === id) ? others : [...others, ...range]);
  };
};

type OfRow = { label: string; isChosen: boolean; onPress: (isRange: boolean) => void };

export const ChooseRow = ({ label, isChosen, onPress }: OfRow) => (
  <td className="panel-choice">
    <input
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      onChange={({ nativeEvent }) => onPress('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  </td>
);
