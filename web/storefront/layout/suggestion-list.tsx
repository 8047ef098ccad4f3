import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { ProductPicture } from '#web/blocks/cards/product-picture.tsx';
import { shownPrice } from '#web/blocks/cards/shown-price';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';
import { showOnly } from '#web/data/vehicle';
import { classes } from '#web/ui/classes';
import { Link } from '#web/ui/link.tsx';
import { MarkedText } from '#web/ui/marked-text.tsx';
import { Money } from '#web/ui/money.tsx';
import { allTitle, type Option, type OptionGroup } from './suggestion-options.ts';

type Props = {
  id: string;
  /** Whether its box stands in the header, where a phone has too little room below it. */
  isInHeader: boolean;
  groups: readonly OptionGroup[];
  /** Its place among all options; -1 while none is chosen. */
  active: number;
  onChoose: () => void;
};

export const optionId = (id: string, at: number) => `${id}-${at}`;

/** The suggestions under the box. The box keeps the focus: what is chosen there is said by `aria-activedescendant`. */
export const SuggestionList = ({ id, isInHeader, groups, active, onChoose }: Props) => {
  const options = groups.flatMap((group) => group.options);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugerencias"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={classes(
        'absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border border-neutral-300 bg-white py-1 shadow-lg',
        isInHeader && 'max-md:fixed max-md:inset-x-2 max-md:top-14',
      )}
    >
      {groups.map(({ title, options: own }) => (
        <div key={title} role="group" aria-label={title}>
          {title !== allTitle && (
            <p aria-hidden="true" className="px-3 pt-2 text-xs font-semibold tracking-wide text-neutral-600 uppercase">
              {title}
            </p>
          )}
          {own.map((option) => {
            const at = options.indexOf(option);
            return (
              <Link
                key={option.to}
                id={optionId(id, at)}
                to={option.to}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onClick={() => {
                  if (option.isForAll) showOnly(null);
                  onChoose();
                }}
                className={classes(
                  'flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-neutral-100',
                  at === active && 'bg-brand-50 [box-shadow:inset_3px_0_0_var(--brand-700)]',
                  title === allTitle && 'font-medium text-brand-700',
                  title === allTitle && at > 0 && 'mt-1 border-t border-neutral-200',
                )}
              >
                <OptionWords option={option} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
};

const OptionWords = ({ option }: { option: Option }) =>
  'product' in option ? <ProductWords {...option} /> : <span>{option.name}</span>;

type ProductOption = Extract<Option, { product: unknown }>;
const ProductWords = ({ product, match }: Pick<ProductOption, 'product' | 'match'>) => (
  <>
    <ProductPicture
      image={product.images[0]?.image}
      alt=""
      width={160}
      height={120}
      sizes="56px"
      className="w-14 shrink-0"
    />
    <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[1fr_auto]">
      <span className="min-w-0 leading-snug">
        <span className="line-clamp-2">
          <MarkedText text={product.name} marks={match?.name ?? []} />
        </span>
        {product.detail && <span className="block text-sm text-neutral-600">{product.detail}</span>}
        {match?.code && <mark className="text-sm whitespace-nowrap">{match.code.text}</mark>}
      </span>
      <span className="flex items-center gap-3 text-sm sm:justify-end">
        {product.isFrom && 'Desde'}
        <ShortPrice price={product.price} ivaRate={product.ivaRate} />
        {product.available === 'NO' && <StockWord available="NO" />}
      </span>
    </span>
  </>
);

const ShortPrice = ({ price, ivaRate }: { price: number | undefined; ivaRate: number }) => {
  const { settings } = useSite().site;
  const user = useUser();
  if (price === undefined) return null;
  if (isOnRequest(price)) return <span className="font-semibold whitespace-nowrap">{onRequestWords}</span>;
  const { first, pesos, cents, words } = shownPrice(price, ivaRate, settings, Boolean(user?.company));
  return (
    <span className="whitespace-nowrap">
      <Money
        cents={first === 'UYU' && pesos !== undefined ? pesos : cents}
        currency={first}
        className="font-semibold"
      />{' '}
      <span className="text-xs text-neutral-600">{words}</span>
    </span>
  );
};
