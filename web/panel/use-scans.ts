import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Scan<Answer> = { text: string; answer: Answer | undefined };
export type Answered<Answer> = { text: string; answer: Answer };

const isAnswered = <Answer>(scan: Scan<Answer>): scan is Answered<Answer> => scan.answer !== undefined;

/**
 * A field whose texts are looked up in the order of their Enter, however late the shop answers. It is empty again at once. A text
 * that comes back and is written over is kept in `left`.
 */
export const useScans = <Answer>(
  input: RefObject<HTMLInputElement | null>,
  look: (text: string) => Promise<Answer>,
) => {
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState<readonly Scan<Answer>[]>([]);
  const [back, setBack] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [settled] = useState(() => new WeakSet<object>());
  const [first] = waiting;
  const ask = useEffectEvent(async (scan: Scan<Answer>) => {
    const answer = await look(scan.text);
    setWaiting((old) => old.map((one) => (one === scan ? { ...scan, answer } : one)));
  });
  useEffect(() => {
    if (first && !first.answer) queueMicrotask(() => void ask(first));
  }, [first]);
  // Selecting would take the focus from where work goes on.
  const select = useEffectEvent(() => input.current === document.activeElement && input.current?.select());
  useEffect(() => {
    if (back) select();
  }, [back]);
  // An effect may tell of one answer twice before the next render.
  const leave = (scan: Answered<Answer>): boolean => {
    if (settled.has(scan)) return false;
    settled.add(scan);
    setWaiting((old) => old.filter((one) => one !== scan));
    return true;
  };
  const looked = waiting.map((one) => one.text);
  return {
    text,
    left,
    /** The first of those that wait, once it is answered. */
    answered: first && isAnswered(first) ? first : undefined,
    /** A text that stands for nothing yet: left, looked up or typed. */
    missing: [...left, ...looked, text.trim()].find(Boolean) ?? '',
    /** Texts that were typed or entered and not answered yet. */
    queued: [...looked, text.trim()].filter(Boolean),
    sentence: looked.length > 0 ? `Buscando ${quoted(looked)}…` : '',
    type: (typed: string) => {
      setText(typed);
      if (!typed) setBack('');
    },
    enter: () => {
      const typed = text.trim();
      if (!typed) return;
      // More words narrow the same text.
      setLeft((old) =>
        [...new Set([...old, back])].filter((one) => one && one !== typed && !typed.startsWith(`${one} `)),
      );
      setText('');
      setBack('');
      setWaiting((old) => [...old, { text: typed, answer: undefined }]);
    },
    /** It was found. False where that was said before. */
    take: leave,
    /** It stands in the field again, selected, and is not lost by writing over it. False as above. */
    giveBack: (scan: Answered<Answer>): boolean => {
      if (!leave(scan)) return false;
      setText(scan.text);
      setBack(scan.text);
      return true;
    },
    drop: () => setLeft([]),
  };
};
export type Scans<Answer> = ReturnType<typeof useScans<Answer>>;

export const quoted = (texts: readonly string[]) => texts.map((one) => `«${one}»`).join(', ');
