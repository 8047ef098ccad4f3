import { Skeleton } from '@mantine/core';
import { type CSSProperties, createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import type { Stock } from '#contract/stock';
import { useSite } from '#web/data/site';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { onDemand } from '#web/panel/on-demand';
import { useRowLook } from '#web/panel/table-density';
import { useCall } from '#web/panel/use-call';
import { EditedCell } from './edited-cell.tsx';

const StockEditor = onDemand(async () => (await import('./stock-editor.tsx')).StockEditor);

const Stocks = createContext<ReadonlyMap<string, Stock> | undefined>(undefined);

/** The stock of these products for the cells below: as it comes, they alone are drawn anew. */
export const StocksOf = ({ codes, children }: { codes: readonly string[]; children: ReactNode }) => {
  const found = useCall('stock/listByCodes', { codes: [...codes] }, { enabled: codes.length > 0 });
  const known = useDeferredValue(found.data?.data);
  const stocks = useMemo(() => known && new Map(known.map((one) => [one.code, one])), [known]);
  return (
    <Stocks value={stocks}>
      {lostAnswer(found)}
      {children}
    </Stocks>
  );
};

/** How many are free in all and at each branch, of which what lies there is changed in its row. */
export const StockCell = ({ code }: { code: string }) => {
  const stocks = use(Stocks);
  if (!stocks) return <StockToCome />;
  const stock = stocks.get(code);
  if (stock?.total === undefined) return '';
  return <Free {...stock} total={stock.total} />;
};

/** In compact rows all on one line, with the first letters of the branches where these tell them apart. */
const Free = ({ code, total, branches }: Stock & { total: number }) => {
  const isOne = useRowLook().lines === 1;
  const isShort = isOne && new Set(branches.map(({ name }) => name[0])).size === branches.length;
  const shownAs = (name: string) => (isShort ? name[0] : name);
  const holders = branches.filter(({ quant = 0 }) => quant > 0).length;
  return (
    <div className="panel-free" data-one-line={isOne || undefined}>
      <span data-none={total === 0 || undefined}>
        {total}
        {!isOne && total > 0 && branches.length > 1 && (
          <small> {holders === 1 ? 'en 1 sucursal' : `en ${holders} sucursales`}</small>
        )}
      </span>
      <div className="panel-branches" data-one-line={isShort || undefined}>
        {branches.map(({ code: branchCode, name, quant = 0 }) => (
          <EditedCell
            key={branchCode}
            label={`${shownAs(name)} ${quant}: cambiar el stock de ${code}${isShort ? ` en ${name}` : ''}`}
            title={`Cambiar el stock de ${name}`}
            isZero={quant === 0}
            editor={(onEnd) => (
              <StockEditor
                code={code}
                branch={{ code: branchCode, name }}
                onEnd={onEnd}
                waiting={<Skeleton h={24} w={120} />}
              />
            )}
          >
            {shownAs(name)} {quant}
          </EditedCell>
        ))}
      </div>
    </div>
  );
};

/** Room for it until it is known: no row moves as it comes. */
const StockToCome = () => {
  const { branches } = useSite().site;
  const isOne = useRowLook().lines === 1;
  const style = { '--branches': branches.length } as CSSProperties;
  return <div className="panel-stock-to-come" data-one-line={isOne || undefined} style={style} />;
};
