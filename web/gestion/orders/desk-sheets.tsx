import type { Order } from '#contract/orders';
import { whenText } from '#contract/plain/date-text';
import { buyerOf, destinationOf, itemName } from '#web/orders/order-names';
import { SheetHead, SheetParties } from '#web/orders/order-sheet.tsx';
import { firmOnPaper, type PaperWords } from '#web/orders/paper-words';
import { placesOf } from './places.ts';

/** The units to be taken from the shelves, each with its place and a box to tick. */
export const PickingList = ({ order }: { order: Order }) => (
  <>
    <header>
      <div>
        <h1>Pedido {order.number}</h1>
        <p>{buyerOf(order)}</p>
      </div>
      <div>
        <p>{whenText(order.date)}</p>
        <p>{destinationOf(order)}</p>
      </div>
    </header>
    <table>
      <thead>
        <tr>
          <th>Listo</th>
          <th>Código</th>
          <th>Artículo</th>
          <th className="sheet-figure">Cantidad</th>
          <th>Dónde</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.code}>
            <td>☐</td>
            <td>{item.code}</td>
            <td>{itemName(item)}</td>
            <td className="sheet-figure">{item.quantity}</td>
            <td>
              {placesOf(order, item.code)
                .map(
                  ({ branchName, quantity, isElsewhere }) =>
                    `${quantity} en ${branchName}${isElsewhere ? ' (traer)' : ''}`,
                )
                .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {order.desk?.notes.map(({ id, text, by }) => (
      <p key={id}>
        Nota de {by}: {text}
      </p>
    ))}
  </>
);

/** Goes with the goods: no prices. */
export const PackingSlip = ({ order, paper }: { order: Order; paper: PaperWords }) => (
  <>
    <SheetHead order={order} address={firmOnPaper(order, paper).address} />
    <SheetParties order={order} />
    <table>
      <thead>
        <tr>
          <th>Código</th>
          <th>Artículo</th>
          <th className="sheet-figure">Cantidad</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.code}>
            <td>{item.code}</td>
            <td>{itemName(item)}</td>
            <td className="sheet-figure">{item.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <footer>
      <p>Recibí conforme: ______________________________ Documento: ____________________</p>
    </footer>
  </>
);
