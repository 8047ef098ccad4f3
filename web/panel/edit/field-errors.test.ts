import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorsOf, refusedAt } from './field-errors.ts';
import type { EditField } from './fields.ts';

const field = (kind: object) => ({ name: 'x', label: 'X', rule: z.unknown(), ...kind }) as unknown as EditField;

test('what is wrong in rows is said at each cell, all at once', () => {
  const named = [{ name: 'city', label: 'Ciudad' }];
  const list = field({ kind: 'rows', columns: named, rule: z.array(z.object({ city: z.string().min(1, 'Falta') })) });
  expect(errorsOf([list], { x: [{ city: '' }, { city: 'Pando' }, { city: '' }] })).toEqual({
    x: 'Falta',
    'x.0.city': 'Falta',
    'x.2.city': 'Falta',
  });
  const one = field({ kind: 'rows', columns: named, rule: z.object({ city: z.string().min(1, 'Falta') }) });
  expect(errorsOf([one], { x: { city: '' } })).toEqual({ x: 'Falta', 'x.0.city': 'Falta' });
  expect(errorsOf([one], { x: { city: 'Pando' } })).toEqual({});
});

const unread = (text: string) => ({ unread: text, error: `«${text}» no es` });

test('typed text that is none is said at its cell, and so is what is wrong elsewhere', () => {
  const columns = [
    { name: 'name', label: 'Nombre' },
    { name: 'price', label: 'Precio' },
  ];
  const rule = z.array(z.object({ name: z.string().min(1, 'Falta'), price: z.number() }));
  const rows = [
    { name: 'A', price: unread('1.234') },
    { name: '', price: 1 },
    { name: 'B', price: unread('2.500') },
  ];
  expect(errorsOf([field({ kind: 'rows', columns, rule })], { x: rows })).toEqual({
    x: '«1.234» no es',
    'x.0.price': '«1.234» no es',
    'x.1.name': 'Falta',
    'x.2.price': '«2.500» no es',
  });
  expect(errorsOf([field({ kind: 'money', rule: z.number() })], { x: unread('1.234') })).toEqual({
    x: '«1.234» no es',
  });
});

test('rows that stand elsewhere in the value have their sentences at their own place', () => {
  const shown = [{ title: 'A' }, { title: '' }];
  const list = field({
    kind: 'rows',
    columns: [{ name: 'title', label: 'Título' }],
    rule: z.object({ sections: z.array(z.object({ title: z.string().min(1, 'Falta') })) }),
    read: () => shown,
  });
  const value = { version: '', sections: [shown[1]] };
  expect(errorsOf([list], { x: value })).toEqual({ x: 'Falta', 'x.1.title': 'Falta' });
  expect(refusedAt([list], { x: value }, { 'x.sections.0.title': 'No' })).toEqual({ x: 'No', 'x.1.title': 'No' });
});

test('rows that are made of the items of a list have their places', () => {
  const rule = z.array(z.object({ city: z.string().min(1, 'Falta') }));
  const made = field({
    kind: 'rows',
    columns: [{ name: 'city', label: 'Ciudad' }],
    rule,
    read: (items: object[]) => items.map((item) => ({ ...item })),
  });
  expect(errorsOf([made], { x: [{ city: 'A' }, { city: '' }] })).toEqual({ x: 'Falta', 'x.1.city': 'Falta' });
});

test('what the shop alone knows is said at the cell that it names, else at its field', () => {
  const columns = [{ name: 'city', label: 'Ciudad' }];
  const list = field({ kind: 'rows', columns });
  const one = field({ name: 'y', kind: 'rows', columns, read: (value: object) => [value] });
  const values = { x: [{ city: 'A' }, { city: 'B' }], y: { city: 'C' }, z: ['D'] };
  const refused = { 'x.1.city': 'No está', 'y.city': 'Tampoco', 'z.0': 'Ni esta', other: 'Nada' };
  expect(refusedAt([list, one, field({ name: 'z', kind: 'own' })], values, refused)).toEqual({
    x: 'No está',
    'x.1.city': 'No está',
    y: 'Tampoco',
    'y.0.city': 'Tampoco',
    z: 'Ni esta',
    other: 'Nada',
  });
  expect(refusedAt([list], values, { x: 'Otra persona lo cambió' })).toEqual({ x: 'Otra persona lo cambió' });
});

test('what is wrong in an item is said at its column', () => {
  const list = field({ kind: 'items', columns: [], rule: z.array(z.object({ phone: z.string().min(1, 'Falta') })) });
  expect(errorsOf([list], { x: [{ phone: '1' }, { phone: '' }] })).toEqual({ x: 'Falta', 'x.1.phone': 'Falta' });
});

test('an update names the edits that it sent: the sentence stands at the item of that edit', () => {
  const list = field({ kind: 'items', columns: [] });
  const item = (id: number, position: string) => ({ id, position });
  const seen = { x: [item(1, 'COM'), item(2, 'COM'), item(3, 'COM')] };
  const now = { x: [item(2, 'COM'), item(3, 'SEL'), { position: 'SEL' }] };
  // The item that goes is sent first, then the one that changed, then the new one.
  const at = (edit: number) => refusedAt([list], now, { [`x.${edit}.position`]: 'No' }, seen);
  expect(at(0)).toEqual({ x: 'No' });
  expect(at(1)).toEqual({ x: 'No', 'x.1.position': 'No' });
  expect(at(2)).toEqual({ x: 'No', 'x.2.position': 'No' });
  expect(refusedAt([list], now, { x: 'No' }, seen)).toEqual({ x: 'No' });
  // A new thing sends each item.
  expect(refusedAt([list], now, { 'x.1.position': 'No' })).toEqual({ x: 'No', 'x.1.position': 'No' });
});
