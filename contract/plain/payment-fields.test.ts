import { expect, test } from 'vitest';
import { fillPaymentFields, namesAccount } from './payment-fields.ts';

const filled = (text: string) => fillPaymentFields(text, (field) => `[${field}]`);

test.each([
  ['Pedido {numero}: {total} o {pesos}', 'Pedido [numero]: [total] o [pesos]'],
  ['a {cuenta} de {empresa}, antes del {vence}', 'a [cuenta] de [empresa], antes del [vence]'],
  ['Pedido {número}, al {teléfono}', 'Pedido [numero], al [telefono]'],
  [
    '{number} {totalUYU} {expires} {account} {company} {phone}',
    '[numero] [pesos] [vence] [cuenta] [empresa] [telefono]',
  ],
  ['{otro} {} {Total}', '{otro} {} {Total}'],
])('%s', (text, said) => {
  expect(filled(text)).toBe(said);
});

test('an account is named by either word', () => {
  expect(['a {cuenta}', 'a {account}', 'a la cuenta', '{empresa}'].map(namesAccount)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
