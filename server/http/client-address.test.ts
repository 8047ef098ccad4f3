import { expect, test } from 'vitest';
import { clientAddress } from '#server/http/client-address';

const from = (socket: string, forwarded?: string) =>
  clientAddress((address) => address.startsWith('10.'))(
    new Request('http://tienda.test', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }),
    socket,
  );

test('without a trusted proxy the socket speaks', () => {
  expect(from('200.40.1.1')).toBe('200.40.1.1');
  expect(from('200.40.1.1', '1.2.3.4')).toBe('200.40.1.1');
});

test('a trusted proxy names the client; what the client itself claims counts for nothing', () => {
  expect(from('10.0.0.1', '200.40.1.1')).toBe('200.40.1.1');
  expect(from('10.0.0.1', '9.9.9.9, 200.40.1.1')).toBe('200.40.1.1');
  expect(from('10.0.0.1', '9.9.9.9, 200.40.1.1, 10.0.0.2')).toBe('200.40.1.1');
  expect(from('10.0.0.1')).toBe('10.0.0.1');
});
