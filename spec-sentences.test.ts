import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The sentences that the specification and the decisions quote for the screens that exist. Each stands once in the
// code, exactly so, and is looked for by a journey or an API test. A sentence of a later screen joins the list with
// its screen.
const sentences = [
  'Este campo es obligatorio',
  'Ingrese un email válido',
  'Ingrese un email valido',
  'Ingrese un RUT válido',
  'La contraseña es muy corta',
  'Las contraseñas deben coincidir',
  'La contraseña es incorrecta',
  'Debes ingresar un Teléfono',
  'Debes ingresar una Dirección',
  'Email incorrecto',
  'El usuario no se encuentra activado, compruebe su email',
  'Credenciales inválidas',
  'Para continuar el proceso debes iniciar sesión.',
  'No se encontro ningun resultado.',
  'Sin resultados exactos para',
  'Parece que esta página no existe',
  'El producto fue agregado correctamente!',
  'Tambien te puede interesar',
  'Contactar por WhatsApp',
  'Inactivo',
  'Ver mas',
  'Ver menos',
  'Sub categoría',
  'Compatible con tu',
  'No figura para tu',
  'Sin datos: consultanos',
  'Consultar por WhatsApp',
  'Demostración',
  'Pendiente',
  'Enviado',
  'Mi compra',
  'Su carrito se encuentra vacio.',
  'Finalizar compra',
  'Confirmar compra',
  'Stock insuficiente',
  'Ingresá para ver el precio',
  'IVA incluido',
  'más IVA',
  'Mis pedidos',
  'Mis compras',
  'Procesando pago...',
  'Pago inconcluso',
  'Pago pendiente',
  'Pago aprobado',
  'Despachado',
  'Cancelado',
  'Retiro en el local',
  'Área metropolitana',
  'Depósito Santander',
  'Depósito Itaú',
  'Depósito BROU',
  'Giro Abitab',
  '¿Problemas para ingresar? Escribinos',
];

// Words of the screens that stand beside more than one thing.
const words = ['Autopartes', 'Buscar por texto', 'Códigos originales', 'Medidas', 'Aplicaciones', 'Original', 'Modelo'];

const root = import.meta.dirname;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && file !== 'spec-sentences.test.ts' && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const isTest = (file: string) => /\.test\.tsx?$|^e2e\//.test(file);

// As a text of its own, or at its beginning: 'Mi compra' is not found inside another sentence.
const holding = (sentence: string, where: (file: string) => boolean) => {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(['"\`>/«]|^\\s*|\\w: )${escaped}(?![a-záéíóúñ])`, 'gm');
  return files.filter(({ file }) => where(file)).flatMap(({ file, text }) => [...text.matchAll(found)].map(() => file));
};

const inCode = (file: string) => !isTest(file) && !/^(server\/test|demo|scripts)\//.test(file);

test.each(sentences)('«%s» stands once in the code', (sentence) => {
  expect(holding(sentence, inCode)).toHaveLength(1);
});

test.each(words)('«%s» stands in the code', (word) => {
  expect(holding(word, inCode)).not.toEqual([]);
});

test.each([...sentences, ...words])('«%s» is looked for by a test', (sentence) => {
  expect(holding(sentence, isTest)).not.toEqual([]);
});

// Quoted with a place for a number, and the word on the header's link and the form's button.
test.each([
  ['{n} resultados', /\} resultados\b/g, /[\d}] resultados\b/],
  ['Ingresar', /<span[^>]*>Ingresar</g, /name: 'Ingresar'/],
])('«%s» stands once in the code and is looked for by a test', (_, written, asked) => {
  const code = files.filter(({ file }) => inCode(file)).flatMap(({ text }) => text.match(written) ?? []);
  expect(code).toHaveLength(1);
  expect(files.some(({ file, text }) => isTest(file) && asked.test(text))).toBe(true);
});
