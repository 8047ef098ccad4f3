import { ivaSplit } from '#contract/plain/iva-split';

/** An order's total by rate of IVA: net and IVA of each rate, and the exempt part; in cents. */
export const ivaRows = (order: Parameters<typeof ivaSplit>[0]): { label: string; cents: number }[] =>
  ivaSplit(order).flatMap(({ rate, net, iva }) =>
    rate === 0
      ? [{ label: 'Exento de IVA', cents: net }]
      : [
          { label: `Neto al ${rate} %`, cents: net },
          { label: `IVA ${rate} %`, cents: iva },
        ],
  );
