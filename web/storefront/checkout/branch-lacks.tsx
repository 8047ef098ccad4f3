import type { CartLine } from '#web/data/cart';
import type { LineStock } from '#web/data/stock';
import { lackWords } from './left-words.ts';
import { lackingAt } from './whole-branches.ts';

const shown = 5;

type Props = {
  branch: { code: string; name: string };
  lines: readonly CartLine[];
  stockOf: (line: CartLine) => LineStock;
};

/** The lines that a branch lacks, and what it has of each. */
export const BranchLacks = ({ branch, lines, stockOf }: Props) => {
  const lacking = lackingAt(branch.code, lines, stockOf);
  const more = lacking.length - shown;
  return (
    <>
      {lacking.slice(0, shown).map((lack) => (
        <span key={lack.line.code} className="block font-medium wrap-anywhere text-fair">
          {lackWords(lack, branch.name)}
        </span>
      ))}
      {more > 0 && <span className="block font-medium text-fair">y {more} más</span>}
    </>
  );
};
