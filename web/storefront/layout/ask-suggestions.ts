type Ask<T> = (text: string, signal: AbortSignal) => Promise<T | undefined>;

/** Letters that a search needs (specification 5), a pause in typing, and for how long an answer is good. */
const shortest = 2;
const pause = 150;
const goodFor = 60_000;
const mostKept = 50;

/**
 * Asks for suggestions at each pause in typing and tells those of the last text alone: a question that is no longer
 * wanted is called off, and its answer dropped if it comes all the same. Where there are none it tells `undefined`.
 * Answers are kept for whoever `who` names: others may see other products and prices.
 */
export const openSuggestions = <T>(
  ask: Ask<T>,
  tell: (text: string, suggested: T | undefined) => void,
  who: () => string = () => '',
) => {
  const kept = new Map<string, { suggested: T; until: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();

  const keyOf = (text: string): string => `${who()} ${text}`;

  const stop = (): void => {
    clearTimeout(timer);
    question.abort();
  };

  const send = async (text: string): Promise<void> => {
    question = new AbortController();
    const { signal } = question;
    const asker = who();
    const suggested = await ask(text, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (suggested && who() === asker) kept.set(keyOf(text), { suggested, until: Date.now() + goodFor });
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest);
    tell(text, suggested);
  };

  const type = (typed: string): void => {
    stop();
    const text = typed.trim();
    const known = kept.get(keyOf(text));
    if (text.length < shortest) tell(text, undefined);
    else if (known && known.until > Date.now()) tell(text, known.suggested);
    else timer = setTimeout(() => void send(text), pause);
  };
  return { type, stop };
};
