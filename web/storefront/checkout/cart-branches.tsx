import type { CartLine } from '#web/data/cart';
import { isShort, type LineStock } from '#web/data/stock';
import { BranchLacks } from './branch-lacks.tsx';
import { lackingAt, leavesAny, wholeBranches } from './whole-branches.ts';

type Props = {
  branches: readonly { code: string; name: string }[];
  lines: readonly CartLine[];
  stockOf: (line: CartLine) => LineStock;
  /** Whether the shop sends too, and whether it brings what another branch has. */
  sends: boolean;
  brings: boolean;
};

/** Where all of the cart can be picked up and where not; else of which lines each branch has too few. The whole shop's own shortages stand at the lines. */
export const CartBranches = ({ branches, lines, stockOf, sends, brings }: Props) => {
  const whole = wholeBranches(branches, lines.map(stockOf));
  const others = lines.filter((line) => !isShort(stockOf(line)));
  const lacks = branches.map(({ code }) => lackingAt(code, others, stockOf));
  const isApart = branches.length > 1 && lacks.every((lacking) => lacking.length > 0);
  const ways = [
    ...(sends ? ['que te lo enviemos'] : []),
    ...(brings ? ['que traigan el resto'] : []),
    ...(lacks.some((lacking) => leavesAny(lacking, lines)) ? ['llevar lo que hay'] : []),
  ];
  const waysOut = ways.length > 0 ? `: al finalizar la compra elegís ${ways.join(' o ')}` : '';
  const ofBranches = branches.map((branch) => {
    const { code, name } = branch;
    if (whole.includes(branch)) return <Said key={code} words={`Está todo en ${name}`} look="text-good" />;
    if (whole.length === 0) return <BranchLacks key={code} {...{ branch, stockOf }} lines={others} />;
    return (
      lackingAt(code, lines, stockOf).length > 0 && <Said key={code} words={`No alcanza en ${name}`} look="text-fair" />
    );
  });
  return (
    <>
      {ofBranches}
      {isApart && <Said words={`Ninguna tiene todo${waysOut}.`} look="text-neutral-900" />}
    </>
  );
};

const Said = ({ words, look }: { words: string; look: string }) => (
  <span className={`block font-medium ${look}`}>{words}</span>
);
