import { expect, test } from 'vitest';
import { aDocument, aQuery, testSchema } from '#server/test/search/a-document';
import { electronics } from '#server/test/search/electronics';
import { openIndex, startBuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

const builder = startBuild(testSchema);
builder.add(electronics);
const index = openIndex(builder.finish());
const codeById = new Map(electronics.map(({ id, code }) => [id, code]));

const ask = (text: string, seesAll = false) => {
  const answer = searchIndex(index, aQuery({ text, seesAll, rowsMax: 100 }));
  return { ...answer, codes: answer.ids.map((id) => codeById.get(id)) };
};

/** A text, then the codes that must come first, in this order. */
const first: [string, ...string[]][] = [
  ['arduino uno', 'ARD-UNO-R3'],
  ['ARDUINO UNO r3', 'ARD-UNO-R3'],
  ['uno arduino', 'ARD-UNO-R3'],
  ['ardu', 'ARD-UNO-R3', 'ARD-NANO'],
  ['ardiuno', 'ARD-UNO-R3', 'ARD-NANO'],
  ['carcasa arduino', 'ARD-CASE'],
  ['raspberry pi', 'RPI-4-4G'],
  ['rasberry pi 4', 'RPI-4-4G'],
  ['raspbery', 'RPI-4-4G'],
  ['raspberry fuente', 'RPI-PSU'],
  ['modulo rele', 'REL-1CH', 'REL-4CH'],
  ['MÓDULOS RELÉS', 'REL-1CH', 'REL-4CH'],
  ['relé 4 canales', 'REL-4CH'],
  ['sensores de temperatura', 'SEN-DHT11', 'SEN-DHT22', 'SEN-LM35'],
  ['sensor temperatura dht22', 'SEN-DHT22'],
  ['tempertura humeda', 'SEN-DHT11', 'SEN-DHT22'],
  ['ultrasonico', 'SEN-HCSR04'],
  ['hc sr04', 'SEN-HCSR04'],
  ['led rojo', 'LED-5R'],
  ['leds rojas', 'LED-5R'],
  ['luz led', 'LED-STRIP'],
  ['resistencias 10k', 'RES-10K'],
  ['resistencia 10 k ohm', 'RES-10K'],
  ['resistencia 220 ohms', 'RES-220'],
  ['capacitor 100uf', 'CAP-100'],
  ['capacitores 100 nF', 'CAP-104'],
  ['motores paso a paso', 'MOT-NEMA17', 'MOT-28BYJ'],
  ['servo', 'MOT-SG90'],
  ['driver motor paso', 'DRV-A4988'],
  ['filamento pla negro', 'FIL-PLA-N'],
  ['filamentos 1,75', 'FIL-PLA-N', 'FIL-PLA-R', 'FIL-ABS-N'],
  ['filamento 1.75 mm roja', 'FIL-PLA-R'],
  ['impresoras 3d', 'IMP-ENDER3'],
  ['fuente 12v 5a', 'FTE-12V5A'],
  ['fuente 12 volts 2 amperes', 'FTE-12V2A'],
  ['bateria 18650', 'BAT-18650'],
  ['creality', 'FIL-PLA-N', 'FIL-PLA-R', 'IMP-ENDER3'],
  ['nema17', 'MOT-NEMA17'],
  ['dht 22', 'SEN-DHT22'],
  ['esp 32 wifi', 'ESP32-WROOM'],
  ['mq2', 'SEN-GAS'],
  ['multimetro', 'MUL-830'],
  ['soldador', 'SOL-60W'],
  ['arduino robot', 'ROB-AUTO'],
  ['robotica', 'ROB-AUTO'],
  // Codes, with whatever separators.
  ['ARD-UNO-R3', 'ARD-UNO-R3'],
  ['arduno r3', 'ARD-UNO-R3'],
  ['ard.uno/r3', 'ARD-UNO-R3'],
  ['ard-un', 'ARD-UNO-R3'],
  ['mlu4551', 'ARD-UNO-R3'],
  ['INR 18650 26JM', 'BAT-18650'],
  ['inr18650', 'BAT-18650'],
  ['a-000-066', 'ARD-UNO-R3'],
  ['lrs6012', 'FTE-12V5A'],
  ['fuente LRS-60-12', 'FTE-12V5A'],
  ['soldador INR18650-26JM', 'BAT-18650'],
];

test.each(first)('"%s" first finds %s', (text, ...expected) => {
  const answer = ask(text);
  expect(answer.codes.slice(0, expected.length)).toEqual(expected);
  expect(answer.nearest).toBe(false);
});

const nothing = ['xyzzy', 'osciloscopio', 'l289n', 'dht23', '???', 'zzz 999', 'secreto1'];

test.each(nothing)('"%s" finds nothing', (text) => {
  expect(ask(text)).toMatchObject({ ids: [], total: 0, nearest: false });
});

const nearest: [string, ...string[]][] = [
  ['arduino uno violeta', 'ARD-UNO-R3'],
  ['sensor de radiación temperatura', 'SEN-DHT11'],
  ['multimetro fluke', 'MUL-830'],
  // The rarer of two words that nothing has both of says what is wanted.
  ['temperatura ultrasonico', 'SEN-HCSR04'],
];

test.each(nearest)('"%s" says that it is only the nearest, first %s', (text, ...expected) => {
  const answer = ask(text);
  expect(answer.codes.slice(0, expected.length)).toEqual(expected);
  expect(answer.nearest).toBe(true);
});

test('the nearest are only those that match most words', () => {
  expect(new Set(ask('arduino uno violeta').codes)).toEqual(new Set(['ARD-CAB', 'ARD-CASE', 'ARD-UNO-R3']));
});

test('a typo is forgiven only where the word is not known as it stands', () => {
  expect(ask('motor').codes).not.toContain('PRO-JUM');
  expect(ask('fuente').codes).toHaveLength(3);
});

test('sellers find what is not public', () => {
  expect(ask('osciloscopio', true).codes).toEqual(['SECRETO-1']);
});

test("a provider's code is found whole by everyone, by its beginning and by name only by sellers", () => {
  expect(ask('LRS-60-12').codeMatches).toEqual([]);
  expect(ask('LRS-60').codes).not.toContain('FTE-12V5A');
  expect(ask('LRS-60', true).codeMatches).toMatchObject([{ kind: 'provider', code: 'lrs6012', whole: false }]);
});

test('it says which code a result was found by', () => {
  const [id] = ask('mlu 4551').ids;
  expect(ask('mlu 4551').codeMatches).toEqual([{ id, kind: 'ml', code: 'mlu4551', whole: true }]);
  expect(ask('dht11').codeMatches).toEqual([]);
});

test('a whole code is first even when the order is by price', () => {
  const answer = searchIndex(index, aQuery({ text: 'ard nano', order: 'descending' }));
  expect(codeById.get(answer.ids[0] ?? 0)).toBe('ARD-NANO');
});

test("what the shop's own code begins with is what a thing is called", () => {
  const named = (id: number, code: string, name: string, popularity: number) =>
    aDocument({ id, name, popularity, codes: [{ kind: 'own', raw: code }] });
  const some = startBuild(testSchema);
  some.add([named(1, 'KIT-UNO', 'Kit UNO', 500), named(2, 'UNO-R3', 'Placa UNO R3 compatible, chip DIP', 0)]);
  expect(searchIndex(openIndex(some.finish()), aQuery({ text: 'uno' })).ids).toEqual([2, 1]);
});

test('of codes that stand in a text the longest is first, and its parts are looked for no further', () => {
  const coded = (id: number, code: string, categoryId: string) =>
    aDocument({ id, categoryId, name: 'Regulador', codes: [{ kind: 'own', raw: code }] });
  const other = aDocument({ id: 4, categoryId: '1.3', name: 'Llave x10' });
  const some = startBuild(testSchema);
  some.add([coded(1, 'LM2576', '1.1'), coded(2, 'LM2576-X10', '1.1'), coded(3, 'LM2576-X10-V31', '1.2'), other]);
  const coding = openIndex(some.finish());
  expect(searchIndex(coding, aQuery({ text: 'lm2576-x10-v31' }))).toMatchObject({ ids: [3, 2, 1], nearest: false });
  const filters = { categoryId: ['1.3'] };
  expect(searchIndex(coding, aQuery({ text: 'lm2576-x10', filters }))).toMatchObject({ ids: [4], nearest: true });
});
