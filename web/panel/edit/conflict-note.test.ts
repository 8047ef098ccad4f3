import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsOf } from './conflict-note.tsx';
import type { EditField } from './fields.ts';

const field = (kind: object) => ({ name: 'x', label: 'X', rule: z.unknown(), ...kind }) as unknown as EditField;

test.each([
  [{ kind: 'text' }, 'Rojo', '«Rojo»'],
  [{ kind: 'text' }, '', 'nada'],
  [{ kind: 'money' }, 1250, 'U$S 12,50'],
  [{ kind: 'switch' }, true, 'sí'],
  [{ kind: 'choice', choices: [{ value: 'a', label: 'Azul' }] }, 'a', 'Azul'],
  [{ kind: 'measure' }, 1.5, '1,5'],
  [{ kind: 'own', name: 'rate' }, { value: 41.5, date: '2026-11-20' }, 'pesos por dólar: 41,5; desde: 20/11/2026'],
  [{ kind: 'rows' }, [{ name: 'Montevideo', value: 'MON' }, { name: 'Interior' }], 'Montevideo: MON · Interior'],
  [{ kind: 'own' }, null, 'nada'],
  [{ kind: 'own', words: (value: unknown) => `el ${String(value)}` }, '28/11', 'el 28/11'],
  [{ kind: 'items' }, [{ id: 1, key: 'Tensión', value: '5 V' }], 'Tensión: 5 V'],
  [{ kind: 'rows', name: 'newOrderMail', columns: [] }, 'off', 'Nadie'],
  [{ kind: 'items' }, [], 'nada'],
  [
    { kind: 'pictures' },
    [
      { id: 1, name: 'a.jpg' },
      { id: 2, name: 'b.jpg' },
    ],
    'a.jpg · b.jpg',
  ],
])('of a field %j the value %j reads %j', (kind, value, words) => {
  expect(wordsOf(field(kind), value)).toBe(words);
});
