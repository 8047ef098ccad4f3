/** Sentences of refusals of payments through a provider, by code. */
export const paymentMessages = {
  'payment.notFound': 'Ese pago no existe',
  'payment.notRefundable': 'Solo se devuelve un pago aprobado',
  'payment.refundTooMuch': 'Es más de lo que queda por devolver',
  'payment.refundOpen': 'Hay una devolución de este pago sin confirmar. Probá de nuevo con esa antes de pedir otra.',
  'payment.refundAsked':
    'Otra devolución de este pago se está pidiendo ahora. Fijate cuánto volvió antes de pedir otra.',
  'payment.refundFailed': 'No pudimos confirmar la devolución. Probá de nuevo: no se devuelve dos veces.',
  'payment.refundRefused': '{provider} no aceptó la devolución ({why}). No se devolvió nada.',
  'payment.noProvider': 'Ese medio de pago no está configurado',
  'payment.forged': 'La firma no es válida',
} as const;
