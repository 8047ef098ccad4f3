import { isAtCounter } from '#contract/plain/commerce';

// Words to staff alone: no visitor's page loads them.

export const alertKinds = [
  'wrongAmount',
  'paidTwice',
  'paidAfterCancel',
  'paidWithoutStock',
  'dispute',
  'refundDue',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertWords: Record<AlertKind, string> = {
  wrongAmount: 'Importe o moneda distintos',
  paidTwice: 'Pagado dos veces',
  paidAfterCancel: 'Pagado y cancelado',
  paidWithoutStock: 'Pagado sin stock',
  dispute: 'Pago en disputa',
  refundDue: 'Dinero por devolver',
};

/** Why a notification was refused: it bore no signature, or one of another secret, or its provider takes our keys no more. */
export const refusalCauses = ['unsigned', 'wrongSignature', 'keys'] as const;
export type RefusalCause = (typeof refusalCauses)[number];

export const refusalWords: Record<RefusalCause, string> = {
  unsigned: 'sin firma',
  wrongSignature: 'con otra firma',
  keys: 'sin poder comprobarlos',
};

/** The likely cause of each, and what is done about it. */
export const refusalAdvice: Record<RefusalCause, string> = {
  unsigned:
    'Llegaron sin firma. Lo más probable: el proxy o el servidor de adelante no deja pasar los encabezados del aviso. Si los pagos se acreditan igual, puede haber sido un extraño.',
  wrongSignature:
    'La firma no coincide. Lo más probable: la clave secreta de los avisos no es la de esta cuenta (o es la de prueba), o el proxy cambia la dirección o el contenido.',
  keys: 'No pudimos comprobar de quién son: el proveedor no acepta las claves de la tienda. Lo más probable: se renovaron, o son de otra cuenta o de prueba.',
};

export const refusedMeanwhile = 'Los pagos se consultan igual, más tarde. npm run payments:check revisa las claves.';

const alertAdvice: Record<AlertKind, string> = {
  wrongAmount:
    'El importe o la moneda no son los del pedido, y no cuenta como pagado. Devolvé el pago y pedí que lo paguen de nuevo; si así te sirve, marcá el pedido como pagado y escribí por qué.',
  paidTwice: 'El pedido ya estaba pagado y entró otro pago. Devolvé este.',
  paidAfterCancel: 'El pedido está cancelado y tenés su dinero. Devolvé el pago.',
  paidWithoutStock:
    'El pago entró cuando ya no había stock. Reponelo y marcá el pedido como pagado, o devolvé el pago.',
  dispute:
    'El comprador desconoció el pago. Respondé el reclamo en la página del proveedor; mientras la alerta esté abierta, el pedido no se puede despachar.',
  refundDue:
    'El pedido está cancelado, y su comprador lo pagó o envió un comprobante. Si el dinero entró, devolvelo y anotá cómo; si no entró, rechazá el comprobante.',
};

/** Advice to the seller for an alert of this kind about a payment by this method. */
export const adviceFor = (kind: AlertKind, method: string): string =>
  kind === 'refundDue' && isAtCounter(method)
    ? 'El pedido está cancelado y se había cobrado en el mostrador. Devolvé el dinero y anotá cómo.'
    : alertAdvice[kind];
