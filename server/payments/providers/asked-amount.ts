import { type AttemptToStart, ProviderError } from './provider.ts';

/** The sum of the lines, in cents, without shipping. Throws where lines and shipping are not the attempt's amount. */
export const linesTotal = ({ lines, shipping, amount }: AttemptToStart): number => {
  const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  if (total + shipping.price === amount) return total;
  throw new ProviderError(`The lines and shipping come to ${total + shipping.price}, the attempt to ${amount}.`, {
    isFinal: true,
  });
};

/** At most so many letters, none of them cut in two. */
export const shortened = (text: string, letters: number): string => Array.from(text).slice(0, letters).join('');
