import type { CartLine } from '#web/data/cart';
import { isShort, type LineStock } from '#web/data/stock';
import { BranchLacks } from './branch-lacks.tsx';
import { lackingAt, wholeBranches } from './whole-branches.ts';

type Props = {
  branches: readonly { code: string; name: string }[];
  lines: readonly CartLine[];
  stockOf: (line: CartLine) => LineStock;
};

/** Where all of the cart can be picked up and where not; else of which lines each branch has too few. The whole shop's own shortages stand at the lines. */
export const CartBranches = ({ branches, lines, stockOf }: Props) => {
  const whole = wholeBranches(branches, lines.map(stockOf));
  const others = lines.filter((line) => !isShort(stockOf(line)));
  return branches.map((branch) => {
    const { code, name } = branch;
    if (whole.includes(branch)) return <Said key={code} words={`Está todo en ${name}`} look="text-good" />;
    if (whole.length === 0) return <BranchLacks key={code} {...{ branch, stockOf }} lines={others} />;
    return (
      lackingAt(code, lines, stockOf).length > 0 && <Said key={code} words={`No alcanza en ${name}`} look="text-fair" />
    );
  });
};

const Said = ({ words, look }: { words: string; look: string }) => (
  <span className={`block font-medium ${look}`}>{words}</span>
);
