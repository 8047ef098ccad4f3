/** Sentences of refusals of communications, by code. */
export const communicationMessages = {
  'communication.notFound': 'Esa comunicación no existe',
  'communication.moved':
    'Mientras tanto {by} la dejó como «{state}», con fecha {when}. No se guardó lo tuyo: «{asked}», con fecha {askedWhen}.',
  'communication.guidTaken': 'Esa comunicación ya se guardó, y ahora es otra: fijate en la lista cómo quedó',
  'communication.hiddenContact': 'Ya tiene una persona que no podés ver: la cambia quien la ve',
  'communication.otherContact':
    'Mientras tanto cambió la persona con quien es: no se guardó lo tuyo. Fijate y probá de nuevo.',
  'communication.readOnly': 'La hizo otra empresa: solo la podés ver. La cambian quienes venden por ella.',
  'communication.closed': 'Ya quedó como «{state}»: para seguir, agendala de nuevo',
  'communication.sent': 'Ya se envió por e-mail: no se cambia; agregá otra o anotá lo que siguió',
  'communication.mailOnly': 'Se envía solo un e-mail que queda como hecho',
  'communication.mailForSite':
    'Desde acá manda e-mails quien vende para la tienda: escribile desde tu correo y anotalo sin enviarlo',
  'communication.mailOwn': 'El e-mail sale a tu nombre: elegite acá, o anotala sin enviar el e-mail',
  'communication.mailNow': 'El e-mail sale ahora: dejá la fecha sin cambiar, o anotala sin enviar el e-mail',
  'communication.address': 'Ese e-mail no es del contacto: cargalo primero en la persona o en la empresa',
  'communication.barred': 'A esa dirección la tienda no escribe más',
  'communication.emailsPerDay': 'Ya enviaste {max} e-mails en un día. Esperá {wait} y probá de nuevo.',
} as const;
