import { useLocation } from 'react-router';
import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { shownPrice } from '#web/blocks/cards/shown-price';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { classes } from '#web/ui/classes';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';

type Props = {
  /** Cents, IVA included; absent where this person may not see it. */
  price: number | undefined;
  ivaRate: number;
  size?: 'card' | 'page';
};

/** A price with what it includes, or how to get to know it. */
export const Price = ({ price, ivaRate, size = 'card' }: Props) => {
  const { settings } = useSite().site;
  const user = useUser();
  if (price === undefined) return <HiddenPrice />;
  if (isOnRequest(price)) return <OnRequest size={size} />;
  const shown = shownPrice(price, ivaRate, settings, Boolean(user?.company));
  const large = shown.first === 'UYU' && shown.pesos !== undefined ? shown.pesos : shown.cents;
  const beside = shown.first === 'UYU' ? shown.cents : shown.pesos;
  return (
    <div className={classes('price', size === 'page' && 'price-page')}>
      <p>
        <Money cents={large} currency={shown.first} /> <span>{shown.words}</span>
      </p>
      {beside !== undefined && (
        <p>
          <Money cents={beside} currency={shown.first === 'UYU' ? 'USD' : 'UYU'} />
        </p>
      )}
    </div>
  );
};

const OnRequest = ({ size }: { size: 'card' | 'page' }) => (
  <p className={classes('font-semibold', size === 'page' && 'text-xl')}>{onRequestWords}</p>
);

/** Stands in the place of a price that this person may not see. */
export const HiddenPrice = () => {
  const { pathname, search } = useLocation();
  const { pricesFor } = useSite().site.settings;
  if (pricesFor === 'nobody') return <p className="text-sm text-neutral-700">Consultanos el precio</p>;
  return (
    <Link
      to={paths.login(pathname + search)}
      className="relative z-1 inline-block py-1 text-sm text-brand-700 underline"
    >
      Ingresá para ver el precio
    </Link>
  );
};
