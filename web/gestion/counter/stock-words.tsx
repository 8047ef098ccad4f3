import { Text } from '@mantine/core';
import type { Stock } from '#contract/stock';

type Props = {
  stock: Stock | undefined;
  branchCode: string;
  /** Without it the words have the colour of what is around them. */
  quantity?: number;
};

/** Units at the chosen branch, red where they are too few, and at the others. */
export const StockWords = ({ stock, branchCode, quantity }: Props) => {
  if (!stock) return null;
  const here = stock.branches.find(({ code }) => code === branchCode)?.quant ?? 0;
  const others = stock.branches.filter(({ code, quant = 0 }) => code !== branchCode && quant > 0);
  const elsewhere = others.map(({ name, quant }) => `${name} ${quant}`).join(', ');
  const words = branchCode ? [`Acá hay ${here}`, elsewhere && `en ${elsewhere}`] : [elsewhere || 'No hay'];
  return (
    <Text size="xs" {...(quantity !== undefined && { c: branchCode && here < quantity ? 'red.9' : 'dimmed' })}>
      {words.filter(Boolean).join(' · ')}
    </Text>
  );
};
