import type { Output } from '#contract/contract';

export type Suggested = Output<'product/suggest'>;
type Ask = (text: string, signal: AbortSignal) => Promise<Suggested | undefined>;

/** Letters that a search needs (specification 5), a pause in typing, and for how long an answer is good. */
const shortest = 2;
const pause = 150;
const goodFor = 60_000;
const mostKept = 50;

/**
 * Asks for suggestions at each pause in typing and tells those of the last text alone: a question that is no longer
 * wanted is called off, and its answer dropped if it comes all the same. Where there are none it tells `undefined`.
 */
export const openSuggestions = (ask: Ask, tell: (text: string, suggested: Suggested | undefined) => void) => {
  const kept = new Map<string, { suggested: Suggested; until: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();

  const stop = (): void => {
    clearTimeout(timer);
    question.abort();
  };

  const send = async (text: string): Promise<void> => {
    question = new AbortController();
    const { signal } = question;
    const suggested = await ask(text, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (suggested) kept.set(text, { suggested, until: Date.now() + goodFor });
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest);
    tell(text, suggested);
  };

  const type = (typed: string): void => {
    stop();
    const text = typed.trim();
    const known = kept.get(text);
    if (text.length < shortest) tell(text, undefined);
    else if (known && known.until > Date.now()) tell(text, known.suggested);
    else timer = setTimeout(() => void send(text), pause);
  };
  return { type, stop };
};
