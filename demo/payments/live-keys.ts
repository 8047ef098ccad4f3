import { Mistake } from '#server/commands/mistake';

/** Throws, with their variables, where keys are set with which people are really charged: a demo takes none. */
export const refuseLiveKeys = ({ liveKeys }: { liveKeys: readonly string[] }) => {
  if (liveKeys.length === 0) return;
  throw new Mistake(
    `Una demostración no toma claves con las que se cobra de verdad: sacá ${liveKeys.join(', ')}, o poné las de prueba (docs/payments.md).`,
  );
};
