/** A text with pieces of it marked, each from and to (exclusive) in the order in which they stand. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) => (
  <>
    {marks.map(([from, to], at) => [
      text.slice(marks[at - 1]?.[1] ?? 0, from),
      <mark key={from}>{text.slice(from, to)}</mark>,
    ])}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
