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

test('of IPv6 the network counts: its subscriber has more addresses than anyone could limit one by one', () => {
  const home = from('2800:a4:12:3400::1');
  expect(from('2800:a4:12:3400:ffff:ffff:ffff:ffff')).toBe(home);
  expect(from('2800:00A4:0012:3400::abcd')).toBe(home);
  expect(from('2800:a4:12:3401::1')).not.toBe(home);
  expect(from('10.0.0.1', '2800:a4:12:3400::2')).toBe(home);
  expect(from('::1')).not.toBe(home);
  expect(from('fe80::1%eth0')).toBe(from('fe80::2'));
});

test('an IPv4 client counts as one however the socket writes it', () => {
  expect(from('::ffff:200.40.1.1')).toBe('200.40.1.1');
});

test('an address that nobody trusted names is told once', () => {
  let told = 0;
  const read = clientAddress(
    (address) => address === '10.0.0.1',
    () => {
      told += 1;
    },
  );
  const forwarded = new Request('http://tienda.test', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  read(new Request('http://tienda.test'), '200.40.1.1');
  read(forwarded, '10.0.0.1');
  expect(told).toBe(0);
  for (let at = 0; at < 3; at += 1) read(forwarded, '200.40.1.1');
  expect(told).toBe(1);
});
