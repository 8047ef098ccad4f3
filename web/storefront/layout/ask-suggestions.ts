type Ask<T> = (text: string, signal: AbortSignal) => Promise<T | undefined>;

/** Letters that a search needs (specification 5), a pause in typing, and for how long an answer is good. */
const shortest = 2;
const pause = 150;
const goodFor = 60_000;
const cachedMost = 50;

/**
 * Asks for suggestions at each pause in typing and tells those of the last text alone: a question that is no longer
 * wanted is called off, and its answer dropped if it comes all the same. Where there are none it tells `undefined`.
 * Answers are told to whoever `who` named when they were asked for, and kept for him: others may see other products and
 * prices.
 */
export const openSuggestions = <T>(
  ask: Ask<T>,
  tell: (text: string, suggested: T | undefined) => void,
  who: () => string = () => '',
) => {
  const cache = new Map<string, { suggested: T; until: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();
  let lastKey: string | undefined;

  const keyOf = (text: string): string => `${who()} ${text}`;

  const tellNow = (text: string, suggested: T | undefined): void => {
    lastKey = keyOf(text);
    tell(text, suggested);
  };

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
    if (who() !== asker) {
      type(text);
      return;
    }
    if (suggested) cache.set(keyOf(text), { suggested, until: Date.now() + goodFor });
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size > cachedMost) cache.delete(oldest);
    tellNow(text, suggested);
  };

  const type = (typed: string): void => {
    stop();
    const text = typed.trim();
    const known = cache.get(keyOf(text));
    if (text.length < shortest) tellNow(text, undefined);
    else if (known && known.until > Date.now()) tellNow(text, known.suggested);
    else timer = setTimeout(() => void send(text), pause);
  };
  /** Whether what was told last is of this text, and for who asks now. */
  const holds = (typed: string): boolean => lastKey === keyOf(typed.trim());
  return { type, stop, holds };
};
