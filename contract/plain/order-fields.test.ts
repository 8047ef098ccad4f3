import { describe, expect, test } from 'vitest';
import { shippingIds } from '#contract/plain/commerce';
import { orderFieldErrors, reaches } from '#contract/plain/order-fields';
import { settings } from '#sites/shared';

const cities = settings.metropolitanCities;

describe('reaches', () => {
  test.each([
    ['Montevideo', 'Montevideo', 'MON'],
    ['Montevideo', 'Pajas Blancas', 'MON'],
    ['Canelones', 'Las Piedras', 'AME'],
    ['San José', 'Ciudad del Plata', 'AME'],
    ['San Jose', 'CIUDAD DEL PLATA', 'AME'],
    ['Canelones', 'Atlántida', 'INT'],
    ['Colonia', 'La Paz', 'INT'],
    ['Salto', 'Salto', 'INT'],
  ])('%s, %s: only pickup and %s', (state, city, only) => {
    const fitting = shippingIds.filter((id) => reaches(id, { state, city }, cities));
    expect(fitting).toEqual(['RES', only]);
  });

  test('an unknown way reaches nothing', () => {
    expect(reaches('toString', { state: 'Montevideo', city: 'Montevideo' }, cities)).toBe(false);
  });
});

describe('orderFieldErrors', () => {
  const offer = { ...settings, branches: [{ code: 'BUL' }] };
  const montevideo = { state: 'Montevideo', city: 'Montevideo' };
  const good = {
    phone: '099 123 456',
    address: 'Rivera 1000',
    shippingId: 'MON',
    paymentId: 'SADE',
    branchCode: null,
    carrierName: null,
    items: [{}],
  };
  test.each([
    [{ companyName: 'Taller Sur', companyIdentifier: '21 1003 420017' }, {}],
    [{ companyName: 'Taller Sur', companyIdentifier: '211003420019' }, {}],
    [{ companyName: ' ', companyIdentifier: '211003420017' }, { companyName: 'Este campo es obligatorio' }],
    [{ companyName: 'Taller Sur' }, { companyIdentifier: 'Ingrese un RUT válido' }],
    [{ companyName: 'Taller Sur', companyIdentifier: '2110034200' }, { companyIdentifier: 'Ingrese un RUT válido' }],
  ])('an invoice for %j', (invoice, wrong) => {
    expect(orderFieldErrors({ ...good, ...invoice }, offer, montevideo)).toEqual(wrong);
  });

  test('finds nothing wrong with a whole order', () => {
    expect(orderFieldErrors(good, offer, montevideo)).toEqual({});
  });
  test('asks for a phone always and for an address unless it is picked up', () => {
    const bare = { ...good, phone: null, address: null };
    expect(orderFieldErrors(bare, offer, null)).toEqual({
      phone: 'Debes ingresar un Teléfono',
      address: 'Debes ingresar una Dirección',
    });
    expect(orderFieldErrors({ ...bare, shippingId: 'RES' }, offer, null)).toEqual({
      phone: 'Debes ingresar un Teléfono',
    });
  });
  test('takes a phone with six digits, however they are parted, and none with fewer', () => {
    for (const phone of ['290014', '2900-14', '+598 99 123 456'])
      expect(orderFieldErrors({ ...good, phone }, offer, montevideo)).toEqual({});
    for (const phone of ['29001', '099', 'casa', 'no tengo', 'x', '12-34-5', 'int. 12345'])
      expect(orderFieldErrors({ ...good, phone }, offer, montevideo)).toEqual({ phone: 'Ingresá un teléfono válido' });
  });
  test('asks for a carrier to the interior, and for a branch that exists', () => {
    const salto = { state: 'Salto', city: 'Salto' };
    expect(Object.keys(orderFieldErrors({ ...good, shippingId: 'INT' }, offer, salto))).toEqual(['carrierName']);
    expect(orderFieldErrors({ ...good, shippingId: 'INT', carrierName: 'DAC' }, offer, salto)).toEqual({});
    const pickup = { ...good, shippingId: 'RES', branchCode: 'XXX' };
    expect(Object.keys(orderFieldErrors(pickup, offer, null))).toEqual(['branchCode']);
  });
  test('refuses to bring what a branch lacks where the shop does not, or in another time', () => {
    const pickup = { ...good, shippingId: 'RES', branchCode: 'BUL', transferDays: 2 };
    expect(orderFieldErrors(pickup, { ...offer, transferDays: 2 }, null)).toEqual({});
    for (const transferDays of [0, 3])
      expect(orderFieldErrors(pickup, { ...offer, transferDays }, null)).toEqual({
        branchCode: 'Así no se trae de otra sucursal: elegí otra forma de recibirlo',
      });
  });
  test('refuses what is not offered and what does not reach, at its field', () => {
    const odd = { ...good, shippingId: 'XX', paymentId: 'EFEC', items: [] };
    expect(Object.keys(orderFieldErrors(odd, offer, montevideo))).toEqual(['items', 'shippingId', 'paymentId']);
    expect(orderFieldErrors({ ...good, shippingId: 'AME' }, offer, montevideo)).toEqual({
      shippingId: 'Ese envío no llega a la dirección elegida',
    });
  });
});
