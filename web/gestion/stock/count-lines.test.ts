import { describe, expect, test } from 'vitest';
import { differenceOf, refusedLines, withCounted, withTyped } from './count-lines.ts';

const row = (code: string, onHand: number, reserved = 0) => ({
  code,
  name: `Placa ${code}`,
  isPublic: true,
  branchCode: 'BUL',
  branchName: 'Bulevar',
  onHand,
  reserved,
  quant: onHand - reserved,
  minStock: null,
});

describe('a count', () => {
  test('has its newest line first, and adds what is counted again to the line that is there', () => {
    const lines = withCounted(withCounted(withCounted([], row('A', 5, 2), 3), row('B', 1), 1), row('A', 4), 1);
    expect(lines).toEqual([
      { code: 'A', name: 'Placa A', before: 5, reserved: 2, counted: 4 },
      { code: 'B', name: 'Placa B', before: 1, reserved: 0, counted: 1 },
    ]);
    expect(lines.map(differenceOf)).toEqual([-1, 0]);
  });

  test('keeps what holds of a line while what is typed over it is no number', () => {
    const lines = withCounted(withCounted([], row('A', 5), 3), row('B', 1), 1);
    const unread = { unread: '2,5', error: '«2,5» no es un número entero' };
    const typed = withTyped(lines, 'A', unread);
    expect(typed).toMatchObject([
      { code: 'B', counted: 1 },
      { code: 'A', counted: 3, unread },
    ]);
    const [, right] = withTyped(typed, 'A', 2);
    expect(right).toEqual({ code: 'A', name: 'Placa A', before: 5, reserved: 0, counted: 2 });
    // A line that is counted again has a number.
    expect(withCounted(typed, row('A', 5), 1)[0]).toEqual({ ...right, counted: 4 });
  });

  test('that was refused says why at its line, and is compared with what is stored now', () => {
    const lines = withCounted(withCounted([], row('A', 5), 3), row('B', 1), 1);
    const stored = new Map([['A', row('A', 4, 1)]]);
    const refused = refusedLines(lines, { 'items.1.quantity': 'Cambió' }, stored);
    expect(refused).toEqual([
      { code: 'B', name: 'Placa B', before: 1, reserved: 0, counted: 1 },
      { code: 'A', name: 'Placa A', before: 4, reserved: 1, counted: 3, error: 'Cambió' },
    ]);
    expect(refusedLines(refused, {}, new Map())[1]).not.toHaveProperty('error');
  });
});
