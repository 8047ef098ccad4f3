import { type ReactNode, useEffect } from 'react';
import { cfeText } from '#contract/plain/cfe';
import { dateText, whenText } from '#contract/plain/date-text';
import { notedRefunds } from '#contract/plain/held-money';
import { ivaWords } from '#contract/plain/iva-split';
import { moneyText } from '#contract/plain/money-text';
import { stateForBuyer } from '#contract/plain/order-queues';
import { moneyIn } from '#contract/plain/payment-money';
import { rateText } from '#contract/plain/rate';
import { shippingPriceText } from '#contract/plain/shipping-price';
import type { Order } from '#web/data/orders';
import { useSite } from '#web/data/site';
import { ivaRows } from '#web/orders/iva-rows';
import { buyerOf, destinationOf, itemName } from '#web/orders/order-names';
import { firmOnPaper, type PaperWords } from '#web/orders/paper-words';
import { Sheet } from '#web/ui/sheet.tsx';

type Props = { order: Order; paper: PaperWords; isNarrow?: boolean };

type PrintoutProps = { isNarrow?: boolean; onPrinted: () => void; children: ReactNode };

/**
 * Prints its content in the place of the page, `isNarrow` on a roll. Once its styles are there it asks the browser to
 * print, and tells when that is over.
 */
export const Printout = ({ isNarrow = false, onPrinted, children }: PrintoutProps) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return (
    <Sheet isNarrow={isNarrow} onReady={() => window.print()}>
      {children}
    </Sheet>
  );
};

/** An order on paper, printed at once. */
export const OrderSheet = ({ order, paper, isNarrow = false, onPrinted }: Props & { onPrinted: () => void }) => (
  <Printout isNarrow={isNarrow} onPrinted={onPrinted}>
    <SheetText order={order} paper={paper} isNarrow={isNarrow} />
  </Printout>
);

/** All that stands on the paper. */
export const SheetText = ({ order, paper, isNarrow = false }: Props) => {
  const { address, withdrawal } = firmOnPaper(order, paper);
  return (
    <>
      <SheetHead order={order} address={address} />
      <SheetParties order={order} />
      {isNarrow ? <NarrowLines order={order} /> : <Lines order={order} />}
      <Sums order={order} />
      <p>Forma de pago: {order.paymentName}</p>
      {notedRefunds(order).map((how) => (
        <p key={how}>Devuelto: {how}</p>
      ))}
      {order.cfes.length > 0 && <p>Comprobantes fiscales: {order.cfes.map(cfeText).join(' · ')}</p>}
      <footer>
        {/* A purchase at the counter is no purchase at a distance. */}
        {order.channel !== 'counter' && <p>{withdrawal}</p>}
        <p>Este papel no es un comprobante fiscal.</p>
      </footer>
    </>
  );
};

/** The firm that sells, and which order it is. */
export const SheetHead = ({ order, address }: Pick<Props, 'order'> & { address: string }) => {
  const { name, contact } = useSite().site;
  return (
    <header>
      <div>
        <h1>{name}</h1>
        <p>
          {order.toCompanyName} · RUT {order.toCompanyIdentifier}
        </p>
        {address && <p>{address}</p>}
        <p>
          {contact.phone} · {contact.email}
        </p>
      </div>
      <div>
        <h1>Pedido {order.number}</h1>
        <p>{whenText(order.date)}</p>
        <p>{stateForBuyer(order)}</p>
      </div>
    </header>
  );
};

/** The buyer, and where it goes. */
export const SheetParties = ({ order }: Pick<Props, 'order'>) => (
  <div className="sheet-parties">
    <section>
      <h2>Comprador</h2>
      <p>{buyerOf(order)}</p>
      {order.companyIdentifier && <p>RUT {order.companyIdentifier}</p>}
      {order.personIdentifier && <p>Documento {order.personIdentifier}</p>}
      <p>{[order.phone, order.userEmail].filter(Boolean).join(' · ')}</p>
    </section>
    <section>
      <h2>Envío</h2>
      <p>{destinationOf(order)}</p>
      {order.addressZIPCode && <p>Código postal {order.addressZIPCode}</p>}
      {order.addressRecipient && <p>Recibe {order.addressRecipient}</p>}
      {order.addressObservation && <p>{order.addressObservation}</p>}
    </section>
  </div>
);

const Lines = ({ order }: Pick<Props, 'order'>) => (
  <table>
    <thead>
      <tr>
        <th>Código</th>
        <th>Artículo</th>
        <th className="sheet-figure">Cantidad</th>
        <th className="sheet-figure">Unidad</th>
        <th className="sheet-figure">IVA</th>
        <th className="sheet-figure">Importe</th>
      </tr>
    </thead>
    <tbody>
      {order.items.map((item) => (
        <tr key={item.code}>
          <td>{item.code}</td>
          <td>{itemName(item)}</td>
          <td className="sheet-figure">{item.quantity}</td>
          <td className="sheet-figure">{moneyText(item.price)}</td>
          <td className="sheet-figure">{item.ivaRate === 0 ? 'exento' : `${item.ivaRate} %`}</td>
          <td className="sheet-figure">{moneyText(item.price * item.quantity)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const NarrowLines = ({ order }: Pick<Props, 'order'>) => (
  <table>
    <tbody>
      {order.items.map((item) => (
        <tr key={item.code}>
          <td>
            {item.quantity} × {itemName(item)}
            <br />
            {item.code} · {moneyText(item.price)}
          </td>
          <td className="sheet-figure">{moneyText(item.price * item.quantity)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Sums = ({ order }: Pick<Props, 'order'>) => {
  const { totalUYU, rate, rateDate } = order;
  const parts = ivaRows(order).map(({ label, cents }) => ({ label, text: moneyText(cents) }));
  return (
    <table className="sheet-sums">
      <tbody>
        <Sum label="Envío" text={shippingPriceText(order.shippingId, order.shippingPrice)} />
        <Sum label={`Total, ${ivaWords.included}`} text={moneyText(order.total)} isTotal />
        {parts.map((part) => (
          <Sum key={part.label} {...part} />
        ))}
        {order.refunds.map(({ currency, amount }) => (
          <Sum key={currency} label="Devuelto" text={moneyIn(amount, currency)} />
        ))}
        {totalUYU !== null && rate !== null && rateDate !== null && (
          <Sum
            label={`En pesos, a ${rateText({ value: rate })} del ${dateText(`${rateDate}T12:00:00Z`)}`}
            text={moneyText(totalUYU, 'UYU')}
          />
        )}
      </tbody>
    </table>
  );
};

const Sum = ({ label, text, isTotal = false }: { label: string; text: string; isTotal?: boolean }) => (
  <tr className={isTotal ? 'sheet-total' : undefined}>
    <th scope="row">{label}</th>
    <td className="sheet-figure">{text}</td>
  </tr>
);
