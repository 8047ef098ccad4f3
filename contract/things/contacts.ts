import { email, type Field, idOf, oneOf, phoneNumber, place, required, text } from '#contract/plain/thing';

export const phoneTypes = { HOM: 'Casa', WOR: 'Trabajo' } as const;

export const phoneFields = [
  { name: 'phone', label: 'Teléfono', rule: phoneNumber },
  { name: 'type', label: 'Tipo', wire: '*PhoneType', rule: oneOf(phoneTypes, 'HOM') },
  { name: 'observation', label: 'Observación', wire: '*PhoneObservation', rule: text(200) },
] as const satisfies readonly Field[];

export const addressFields = [
  { name: 'address', label: 'Dirección', rule: required(text(200)) },
  { name: 'stateId', label: 'Departamento', wire: 'StateId', rule: required(idOf('state')) },
  {
    name: 'stateName',
    label: 'Departamento',
    wire: 'StateName',
    from: { by: 'state_id', table: 'state', column: 'name' },
    rule: required(text(60)),
  },
  { name: 'cityId', label: 'Ciudad', wire: 'CityId', rule: required(idOf('city')) },
  {
    name: 'cityName',
    label: 'Ciudad',
    wire: 'CityName',
    from: { by: 'city_id', table: 'city', column: 'name' },
    rule: required(text(60)),
  },
  { name: 'zIPCode', label: 'Código postal', wire: '*AddressZIPCode', column: 'zip_code', rule: text(20) },
  { name: 'recipient', label: 'Destinatario', wire: '*AddressRecipient', rule: text(120) },
  { name: 'observation', label: 'Observación', wire: '*AddressObservation', rule: text(300) },
  { name: 'identifier', label: 'Identificación', wire: '*AddressIdentifier', rule: text(60) },
  { name: 'geolocation', label: 'Lugar en el mapa', wire: '*AddressGeolocation', rule: place(60) },
] as const satisfies readonly Field[];

export const emailFields = [{ name: 'email', label: 'E-mail', rule: email }] as const satisfies readonly Field[];

/** The lists that people and companies have. */
export const contactLists = [
  { name: 'phones', label: 'Teléfonos', wire: 'Phones', table: 'phone', fields: phoneFields },
  { name: 'addresses', label: 'Direcciones', wire: 'Addresses', table: 'address', fields: addressFields },
  { name: 'emails', label: 'E-mails', wire: 'Emails', table: 'email', fields: emailFields },
] as const;
