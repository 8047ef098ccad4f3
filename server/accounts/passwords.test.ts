import { hash } from '@node-rs/argon2';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

const verified = vi.hoisted(() => vi.fn());
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  return {
    ...library,
    verify: (...given: Parameters<typeof library.verify>) => {
      verified();
      return library.verify(...given);
    },
  };
});
afterEach(() => verified.mockClear());

test.each([
  ['contrase\u00f1a', 'contrasen\u0303a'],
  ['clave\uff11', 'clave1'],
  ['\ufb01jo12', 'fijo12'],
])('«%s» and «%s» are one password', async (one, other) => {
  for (const [kept, typed] of [
    [one, other],
    [other, one],
  ] as const)
    expect(await passwordFits(await hashPassword(kept), typed)).toBe(true);
});

test('an old hash holds as it was typed, and no other way', async () => {
  const old = await hash('contrasen\u0303a');
  expect(await passwordFits(old, 'contrasen\u0303a')).toBe(true);
  expect(await passwordFits(old, 'contrasena')).toBe(false);
});

test('an invisible character is a part of a password', async () => {
  expect(await passwordFits(await hashPassword('cla\u200bve1'), 'clave1')).toBe(false);
});

test('an unknown user costs the work of a wrong password', async () => {
  const stored = await hashPassword('otra cosa');
  for (const typed of ['wrong1', 'contrasen\u0303a']) {
    const works = [];
    for (const against of [stored, undefined]) {
      verified.mockClear();
      expect(await passwordFits(against, typed)).toBe(false);
      works.push(verified.mock.calls.length);
    }
    expect(works[1]).toBe(works[0]);
  }
});
