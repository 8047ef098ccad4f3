import { formMessages } from '#contract/plain/form-messages';

/** The fields of an order that the checkout has a place for, as they are asked for. */
export const fieldNames: Readonly<Record<string, string>> = {
  email: 'el e-mail',
  name: 'el nombre',
  phone: 'el teléfono',
  address: 'la dirección',
  addressCityId: 'la ciudad',
  shippingId: 'la forma de envío',
  branchCode: 'la sucursal',
  carrierName: 'la agencia',
  paymentId: 'la forma de pago',
  companyName: 'la razón social',
  companyIdentifier: 'el RUT',
};

/** A field's refusal as it reads away from the field: 'Te falta la razón social'. */
export const refusedWords = (field: string, sentence: string) =>
  sentence === formMessages['field.required'] && fieldNames[field] ? `Te falta ${fieldNames[field]}` : sentence;
