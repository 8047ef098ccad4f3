import { expect, test } from 'vitest';
import { openedSheet, refusedSheet, rowsOf } from '#server/test/a-sheet';
import { brokenText } from './broken-text.ts';

const head = 'code;name;category;brand;price\n';
const bytes = (text: string, table: Record<string, number>) =>
  Uint8Array.from(Array.from(`${head}A;${text}\n`, (letter) => table[letter] ?? letter.charCodeAt(0)));
const dos: Record<string, number> = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4, Ñ: 0xa5, Á: 0xb5, Ó: 0xe0 };
const mac: Record<string, number> = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, Ñ: 0x84, Ó: 0xee };
const doubled = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));
const mixed = (one: string, other: string) =>
  Buffer.concat([Buffer.from(`${head}${one}`), Buffer.from(other, 'latin1')]);

test.each([
  ['two encodings', mixed('A;Cámara térmica\n', 'B;Cámara vieja\n'), 'CÃ¡mara tÃ©rmica'],
  ['UTF-8 read as Latin-1 and saved again', doubled(`${head}A;Ferretería\n`), 'FerreterÃ­a'],
  ['a degree', doubled(`${head}A;90°\n`), '90Â°'],
  ['quotes', Buffer.from(`${head}A;â€œunoâ€\n`), 'â€œunoâ€'],
  ['a sign of none', Buffer.from(`${head}A;Bater\ufffda\n`), 'Bater\ufffda'],
  ['a control of Latin-1', Buffer.from(`${head}A;Bater\u0085a\n`), 'Bater\u0085a'],
  ['DOS', bytes('Genérica', dos), 'Gen‚rica'],
  ['DOS, í', bytes('Ferretería', dos), 'Ferreter¡a'],
  ['DOS, capitals', bytes('CÁMARA', dos), 'CµMARA'],
  ['DOS, capitals at the end', bytes('CAMIÓN', dos), 'CAMIàN'],
  ['DOS, Ñ first', bytes('Ñand', dos), '¥and'],
  ['DOS, ú last', bytes('andú', dos), 'and£'],
  ['DOS, capital Í', bytes('BATERÍA', { ...dos, Í: 0xd6 }), 'BATERÖA'],
  ['Mac, ú', bytes('Número', mac), 'Nœmero'],
  ['Mac, ü', bytes('Pingüino', { ...mac, ü: 0x9f }), 'PingŸino'],
  ['Mac, Á first', bytes('Ángulo', { ...mac, Á: 0xe7 }), 'çngulo'],
  ['Mac, a short word', bytes('Años', mac), 'A–os'],
  ['Mac', bytes('Cámara', mac), 'C‡mara'],
  ['Mac, é', bytes('Genérica', mac), 'GenŽrica'],
  ['Mac, í', bytes('Batería', mac), 'Bater’a'],
  ['Mac, ó', bytes('Camión', mac), 'Cami—n'],
  ['Mac, ñ', bytes('Caño', mac), 'Ca–o'],
])('letters that are broken stop the file: %s', async (_, file, shown) => {
  const [row] = await rowsOf(await openedSheet(file));
  expect(row).toEqual({ row: 2, error: expect.stringContaining(`«${shown}» tiene letras rotas`) });
});

test('they stop it in its header too', async () => {
  expect(await refusedSheet(Buffer.from('c¢digo;nombre\nA;B\n', 'latin1'))).toContain('«c¢digo» tiene letras rotas');
});

// Each word has one accent, and its file no other.
const words: Record<string, string> = {
  á: 'cámara Cámara lámpara estándar máximo gráfico inalámbrico automático mecánico metálico plástico titán látex cáncer',
  é: 'genérica térmico Térmica teléfono eléctrico café época éter té',
  í: 'ferretería batería línea límite típico química guía río índice vídeo símbolo líquido acrílico cítrico física',
  ó: 'código Código módulo electrónico óptico sólido camión lógico automóvil micrófono fósforo pólvora termómetro botón',
  ú: 'número útil último único música público súper fútbol acústico múltiple azúcar tú menú',
  ñ: 'caño señal español muñeca pequeño bañera araña teñido albañil pañuelo baños',
};
const wordsWith = (letters: string) => Array.from(letters).flatMap((letter) => words[letter]?.split(' ') ?? []);

test.each([
  ['DOS', dos],
  ['Mac', mac],
])('a word alone stops the file of %s', async (_, table) => {
  const passed: string[] = [];
  for (const word of wordsWith('áéíóúñ')) {
    const [row] = await rowsOf(await openedSheet(bytes(word, table)));
    if (!row || !('error' in row)) passed.push(word);
  }
  expect(passed).toEqual([]);
});

test.each([
  ['an accent', 'Cámara;Placa\u00a0uno'],
  ['a capital with an accent', 'CÁMARA;Placa\u00a0uno'],
  ['capitals alone', 'PLACA\u00a0UNO'],
  ['a number', '10\u00a0mm'],
])('a blank that does not break is a blank in a file of Windows that has %s', async (_, text) => {
  const [row] = await rowsOf(await openedSheet(Buffer.from(`${head}A;${text}\n`, 'latin1')));
  expect(row).toMatchObject({ cells: ['A', ...text.split(';')] });
});

test.each([
  'Cámara térmica — 90° Ø 1½" ±5 µF ¿qué? «MAMÓ» “CAFÉ” L’Oréal d’or 10×20',
  'AÇÃO – MAÇÃ',
  'Cœur, bœuf, œsophage, manœuvre, fœtus',
  'MÖBEL BJÖRK Köln ça Çelik „Wort“ ‚x‘',
  '¡Oferta¡ ¿Qué? USD¥ 10 µF µtorrent',
  'Men’s',
  'Montevideo–Salto',
  'CAMIóN',
  '5¢ £3 ¥4',
  'Žižek',
  'Placa\u00a0Uno',
  'ÂMBAR',
  'Pâte â €5',
  'all’aperto',
  'rock’n’roll, they’re, we’ve, l’eau, d’água, D’Lima, Cable 6’trenzado, o’clock',
  'rojo–azul, entrada–salida, norte–sur, UY–Argentina',
  'rojo—negro battery—pack 10 mm—rojo texto —inciso— texto',
  'cœliaque, Œuvre',
  'U$S 5 £ 3¢ ¡Oferta¡ Nuevo¡',
])('no letter of «%s» is broken', async (text) => {
  const [row] = await rowsOf(await openedSheet(`${head}A;${text}\n`));
  expect(row).toMatchObject({ cells: ['A', text] });
});

const signsOfDos = { ...dos, Í: 0xd6, Ú: 0xe9, º: 0xa7, '°': 0xf8 };
const signsOfMac = { ...mac, Á: 0xe7, É: 0x83, Í: 0xea, Ó: 0xee, Ú: 0xf2 };

test.each([
  ['DOS', signsOfDos, 'Codo 90°, 45°, 360°/90°, 5°C, 5° C, Nº, 3º'],
  [
    'DOS',
    signsOfDos,
    'ÚNICO, ÚTIL, ÚLTIMAS, NÚMERO, MÚSICA, PÚBLICO, AZÚCAR, LÍNEA, TÍPICO, LÍMITE, VÍDEO, FÍSICA, ACRÍLICO',
  ],
  [
    'DOS',
    signsOfDos,
    'QUÍMICO, LÍQUIDO, SÍMBOLO, RÍGIDA, RÍO, DÍAS, VÍA, ÍNDICE, ÓPTICA, ÓRDENES, ÁRBOL, ÁREA, ÁNGULO',
  ],
  [
    'DOS',
    signsOfDos,
    'Árbol, Área, Áreas, Ángulo, Ácido, Álbum, África, Óptico, Óleo, Óxido, Óvalo, Único, Útiles, Último, Índice',
  ],
  ['Mac', signsOfMac, 'Río, Ríos, Día, Vía, Guía, país, País, países, maíz, Raíz, ÉXITO, ÉPOCA, ÉTICA'],
  ['Mac', signsOfMac, 'ÁRBOL, ÁREA, Área, Árbol, ÓPTICO, Óptico, ÚNICO, Único, ÍNDICE, Índice, Época, Éxito'],
] as const)('each of these words of %s is broken', (_, table, words) => {
  const read = (text: string) =>
    Array.from(text, (letter) => {
      const byte = (table as Record<string, number>)[letter];
      return byte === undefined ? letter : new TextDecoder('windows-1252').decode(Uint8Array.of(byte));
    }).join('');
  expect(words.split(', ').filter((word) => brokenText([read(word)]) === undefined)).toEqual([]);
});

test.each([
  'Ø 20, Ø20 mm, ø8, ø 8, 20 mm ø, Motor 3ø 380 V, 1ø, 3ø-400, 12øx30, Smørrebrød, Jørgensen, 90º, 90°, § 5, art. 3 § 2',
  'Österreich, ÖSTERREICH, Köln, KÖLN, MÖBEL, BJÖRK, KÄRCHER, KÖNIG, SCHRÖDER, HÖRMANN, RÖHM, LÖWE, GÖKÇE, TÖLÖ, JÖTUL, Ötzi',
  'µF, 10 µF, µm, µs, µA, µV, µH, µC, µP, µL, µmol, µrad, µrem, µSD, µUSB, µTorrent, µcontrolador, µtomografía, µreactor, µg/m³',
  'O’Neill, O’Brien, d’Or, D’Or, D’Angelo, L’Oréal, Men’s, Kid’s, Levi’s, McDonald’s, Ka’a, Ma’a, N’Djamena, M’as-tu, l’as, d’as',
  'TELéFONO, CAFé, éPOCA, éXITO, éTER, éLITE, GENéRICA, áREA, íNDICE, óPTICO, úTIL, úNICO, CAMIóN, épico, étnico, étimo',
  'ƒ/2.8, ƒ2, ƒ 100, ƒ8, ça, Çelik, çaykur, île, îlot, être, òpera, òptica, òrgan, àrea, àlbum, à la carte, voilà, crème brûlée',
  'Âme, Ângulo, Ação, Ímã, Único, Última, Ñandú, Señal, Año, Mañana, Ángulo, ÁREA, LÍNEA, NÚMERO, RÍO, PAÍS, ÉXITO, ÓPTICA',
])('each of these words is sound: %s', (words) => {
  expect(words.split(', ').filter((word) => brokenText([word]) !== undefined)).toEqual([]);
});
