import { ivaSplit } from '#contract/plain/iva-split';

/** What an order's total is made of, line by line: net and IVA of each rate, and what is exempt; in cents. */
export const ivaRows = (order: Parameters<typeof ivaSplit>[0]): { label: string; cents: number }[] =>
  ivaSplit(order).flatMap(({ rate, net, iva }) =>
    rate === 0
      ? [{ label: 'Exento de IVA', cents: net }]
      : [
          { label: `Neto al ${rate} %`, cents: net },
          { label: `IVA ${rate} %`, cents: iva },
        ],
  );
