// Sentences that both sides use, by code. {name} stands for a detail of the refusal.
// Those quoted in the specification stand exactly as written there.
export const messages = {
  'field.required': 'Este campo es obligatorio',
  'field.email': 'Ingrese un email válido',
  'field.loginEmail': 'Ingrese un email valido',
  'field.price': 'Ingresá un importe entre 0 y 10.000.000',
  'field.quantity': 'Ingresá una cantidad entre 1 y 9.999',
  'field.link': 'Ingresá una dirección que empiece con https://',
  'field.long': 'Escribí hasta {max} caracteres',
  'field.day': 'Ingresá un día',
  'field.colour': 'Ingresá un color como #14213d',
  'field.identifier': 'Ingrese un RUT válido',
  'field.city': 'Elegí una ciudad de ese departamento',
  'password.short': 'La contraseña es muy corta',
  'password.mismatch': 'Las contraseñas deben coincidir',
  'password.wrong': 'La contraseña es incorrecta',

  'call.unknown': 'Esa operación no existe',
  'call.notJson': 'Los datos no llegaron en el formato esperado. Probá de nuevo.',
  'call.notForm': 'Los datos no llegaron como formulario. Probá de nuevo.',
  'call.shape': 'La solicitud no tiene la forma esperada ({path})',
  'call.fields': 'Revisá los campos marcados',
  'call.tooLarge': 'Lo enviado es demasiado grande',
  'call.tooMany': 'Demasiados intentos. Esperá {wait} y probá de nuevo.',
  'call.failed': 'Tuvimos un problema y ya quedó registrado. Probá de nuevo en unos minutos.',
  'call.reference': 'Referencia: {requestId}',
  'call.busy': 'La tienda está muy ocupada en este momento. Probá de nuevo en un minuto.',
  'call.unwritable': 'En este momento no podemos guardar cambios. Probá de nuevo en unos minutos.',
  'call.unconfirmed': 'No pudimos confirmar si quedó guardado. Fijate antes de probar de nuevo.',
  'search.preparing': 'Estamos preparando la búsqueda. Probá de nuevo en un minuto.',
  'call.draining': 'La tienda se está reiniciando. Probá de nuevo en unos segundos.',

  'image.notAllowed': 'Ese archivo no es una imagen JPEG, PNG, WebP o AVIF que se pueda leer',
  'image.tooLarge': 'La imagen es demasiado grande: hasta 15 MB y 50 megapíxeles',

  'session.none': 'Ingresá a tu cuenta para continuar',
  'session.forbidden': 'Tu cuenta no tiene permiso para esto',

  'login.inactive': 'El usuario no se encuentra activado, compruebe su email',
  'login.invalid': 'Credenciales inválidas',
  'login.unknownEmail': 'Email incorrecto',

  'product.notFound': 'Ese producto no existe',
  'autopart.notFound': 'Esa autoparte no existe',
  'vehicle.notFound': 'Ese vehículo no existe',
  'category.notFound': 'Esa categoría no existe',
  'config.notFound': 'Esa configuración no existe',
  'person.notFound': 'Esa persona no existe',
  'company.notFound': 'Esa empresa no existe',
  'user.notFound': 'Ese usuario no existe',
  'user.ownRole': 'No podés quitarte el rol de administrador',
  'user.linkDead': 'El enlace ya no sirve. Pedí uno nuevo.',
  'user.notHere': 'En este sitio no se puede hacer por acá. Escribinos y te ayudamos.',
  'user.badReturn': 'La dirección de activación no es de este sitio',
  'newsletter.linkDead': 'El enlace ya no sirve. Suscribite de nuevo al pie de la página.',
  'newsletter.unknown': 'El enlace no es de ninguna suscripción. Fijate que esté entero.',
  'child.tooMany': 'Podés guardar hasta {max}',
  'child.notFound': 'Ese dato ya no existe. Volvé a cargar la página.',
  'change.stale': 'Otra persona cambió «{field}» mientras editabas: ahora es «{stored}»',


  'import.changedMeanwhile': 'La tienda cambió mientras se importaba. No se escribió lo que faltaba: probá de nuevo.',

  'order.notFound': 'Ese pedido no existe',
  'order.empty': 'Su carrito se encuentra vacio.',
  'order.phone': 'Debes ingresar un Teléfono',
  'order.address': 'Debes ingresar una Dirección',
  'order.guidTaken': 'Ese pedido ya se ingresó con otros datos. Volvé a revisar tu compra.',
  'order.changed': 'Cambió algo de tu compra: {what}',
  'order.closed': 'Por ahora no tomamos pedidos en línea. Escribinos y te ayudamos.',
  'order.unconfirmed': 'No pudimos confirmar tu pedido. Enviá la compra de nuevo: si ya entró, no se repite.',
  'order.onRequest': 'El precio de {names} se consulta: escribinos y te lo pasamos.',
  'order.noStock': 'No hay stock suficiente de {names}',
  'order.tooManyUnpaid': 'Ya tenés 3 pedidos sin pagar{where}. Pagá o cancelá uno para hacer otro.',
  'order.unpaidTooLarge':
    'Sin pagar podemos reservarte hasta {units} unidades y {value} entre todos tus pedidos. {advice} o escribinos y te ayudamos.',
  'order.staleState': 'El pedido está en «{from}» y no puede pasar a «{to}»',
  'order.reasonRequired': 'Escribí el motivo para marcar como pagado un pedido con pago en línea',
  'order.shipping': 'Elegí una forma de envío',
  'order.shippingPlace': 'Ese envío no llega a la dirección elegida',
  'order.carrier': 'Escribí qué agencia lo lleva',
  'order.branch': 'Elegí una sucursal',
  'order.payment': 'Elegí una forma de pago',
} as const;

export type MessageCode = keyof typeof messages;

/** The sentence of a code with its details filled in. */
export const sentence = (code: MessageCode, details: Record<string, string | number> = {}) =>
  messages[code].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''));
