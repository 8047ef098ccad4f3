import type { Random } from '#demo/random';

/** A maker's numbers for kinds of parts; they stand in the middle or at the beginning of its codes. */
type Words = Record<string, string>;

// Each part has its codes of Volkswagen, Toyota, Nissan, Ford, Hyundai, Honda, Suzuki, Peugeot, Chery, Mazda, Mercedes.
const parts = `
radiator | 121.253 | 16400 | 21410 | 8005 | 25310 | 19010 | 17700 | 1330 | 1301110 | 15-200 | 500
condenser | 820.411 | 88460 | 92100 | 19710 | 97606 | 80110 | 95310 | 6455 | 8105010 | 61-480 | 830
compressor | 820.803 | 88310 | 92600 | 19703 | 97701 | 38810 | 95200 | 6453 | 8104010 | 61-450 | 230
evaporator | 820.103 | 88501 | 27281 | 19850 | 97139 | 80211 | 95411 | 6450 | 8107150 | 61-J10 | 830
drier | 820.193 | 88471 | 92131 | 19C836 | 97801 | 80351 | 95511 | 6455 | 8109010 | 61-500 | 835
valve | 820.679 | 88515 | 92200 | 19849 | 97626 | 80220 | 95431 | 6461 | 8107110 | 61-14A | 831
pump | 121.005 | 16100 | 21010 | 8591 | 25100 | 19200 | 17400 | 1201 | 1307010 | 15-010 | 200
fan | 959.455 | 16363 | 21481 | 8C607 | 25380 | 19015 | 17120 | 1253 | 1308010 | 15-025 | 505
thermostat | 121.113 | 90916 | 21200 | 8575 | 25500 | 19301 | 17670 | 1338 | 1306010 | 15-171 | 203
hose | 121.101 | 16571 | 21501 | 8260 | 25411 | 19501 | 17851 | 1343 | 1303211 | 15-186 | 501
cap | 121.321 | 16401 | 21430 | 8100 | 25330 | 19045 | 17920 | 1306 | 1311120 | 15-205 | 502
tank | 121.407 | 16470 | 21710 | 8A080 | 25431 | 19101 | 17931 | 1323 | 1311110 | 15-350 | 506
intercooler | 145.805 | 17940 | 14461 | 9L440 | 28271 | 19710 | 13410 | 0384 | 1119110 | 13-550 | 504
oilcooler | 117.021 | 15710 | 21305 | 6A642 | 26410 | 15500 | 16600 | 1103 | 1013010 | 14-700 | 188
heater | 819.031 | 87107 | 27140 | 18476 | 97138 | 79110 | 74120 | 6448 | 8101020 | 61-A10 | 836
blower | 819.021 | 87103 | 27220 | 19805 | 97111 | 79310 | 74150 | 6441 | 8104030 | 61-B10 | 906
heatervalve | 819.809 | 87240 | 27116 | 18495 | 97149 | 79710 | 74270 | 6446 | 8101120 | 61-C10 | 832
`;
const columns = ['vw', 'toyota', 'nissan', 'ford', 'hyundai', 'honda', 'suzuki', 'psa', 'chery', 'mazda', 'mb'];
const words = new Map<string, Words>(
  parts
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', ...own] = line.split('|').map((part) => part.trim());
      return [kind, Object.fromEntries(columns.map((column, at) => [column, own[at] ?? '']))];
    }),
);

// # is a digit, @ a letter, $ the part's word of that column; the rest stands as it is. Newer shapes come last.
const shapes: Record<string, [column: string, ...shapes: string[]]> = {
  Volkswagen: ['vw', '3##.$ @', '#@0.$ @', '#@#.$ @'],
  Audi: ['vw', '8@0.$ @', '8@#.$ @@'],
  Toyota: ['toyota', '$-#@##0', '$-0@##0'],
  Daihatsu: ['toyota', '$-87###'],
  Nissan: ['nissan', '$-##@#0', '$-#@@0@', '$-#@@#@'],
  Ford: ['ford', '9#@H-$-A@', '#S6#-$-@@', '@@3#-$-@@'],
  Hyundai: ['hyundai', '$-2####', '$-#@###', '$-#@#00'],
  Kia: ['hyundai', '$-#@###', '$-#@#00'],
  SsangYong: ['hyundai', '213##-0####'],
  Honda: ['honda', '$-P@@-###', '$-@@@-@51'],
  Suzuki: ['suzuki', '$-##B##', '$-##J##', '$-##M##'],
  Peugeot: ['psa', '$.@#', '$.@@', '96######80', '98######80'],
  Citroën: ['psa', '$.@#', '$.@@', '96######80', '98######80'],
  Chery: ['chery', '@11-$', '@##-$@A'],
  Lifan: ['chery', 'LB@$'],
  DFSK: ['chery', '$-CA##'],
  BYD: ['chery', '@#-$', '1#######-00'],
  JAC: ['chery', '$U@###'],
  'Great Wall': ['chery', '$-K##', '$@@K##XA'],
  Haval: ['chery', '$@@K##XA'],
  Changan: ['chery', '$-@##'],
  Foton: ['chery', '1B######2###'],
  Mazda: ['mazda', '@###-$', '@@##-$A'],
  Fiat: ['', '4#######', '5#######', '5200####'],
  'Fiat Agri': ['', '50######', '51######'],
  'New Holland': ['', '8#######', '47######'],
  'Case IH': ['', '8#######', 'A######'],
  Iveco: ['', '9#######', '50#######'],
  Chevrolet: ['', '9330####', '93######', '94######', '52######'],
  Daewoo: ['', '96######'],
  Isuzu: ['', '8-9####-###-#'],
  Renault: ['', '77000#####', '8200######', '2141#####R'],
  Mitsubishi: ['', 'MB######', 'MR######', '####A###'],
  'Mercedes-Benz': ['mb', 'A 3## $ ## 0#', 'A 6## $ ## 0#', 'A 9## $ ## 0#'],
  BMW: ['', '17 11 # ### ###', '64 53 # ### ###'],
  Scania: ['', '#######'],
  Volvo: ['', '10#####', '20######'],
  Jeep: ['', '52######A@'],
  'Land Rover': ['', 'PCC######', 'LR0#####'],
  Subaru: ['', '45111@@##0'],
  'John Deere': ['', 'AL#####', 'RE#####', 'AR#####'],
  'Massey Ferguson': ['', '#######M91', '#######M92'],
  Valtra: ['', '8#######'],
  Deutz: ['', '0#######'],
  JCB: ['', '30/######', '332/@####'],
  Geely: ['', '10160#####'],
  MG: ['', '10######'],
};

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const next = (sign: string) => {
  if (/\d/.test(sign)) return String((Number(sign) + 1) % 10);
  return letters[(letters.indexOf(sign) + 1) % letters.length] ?? 'A';
};

/** An original code as the vehicle's make writes it; `modern` from 0 to 1 leans to newer shapes. */
export const originalCode = (brand: string, kind: string, random: Random, modern: number): string => {
  const [column, ...own] = shapes[brand] ?? ['', '########'];
  const shape =
    own[Math.min(own.length - 1, Math.floor((modern * 0.7 + random.next() * 0.3) * own.length))] ?? '########';
  const sign = (one: string) =>
    one === '#'
      ? String(random.int(0, 9))
      : one === '@'
        ? random.pick(Array.from(letters))
        : (words.get(kind)?.[column] ?? one);
  return shape.replace(/[#@$]/g, sign);
};

/** The same code but for its last letter or, where it has none at its end, its last digit: another part. */
export const neighbourCode = (code: string): string => {
  const at = code.search(/[A-Z0-9](?=[^A-Z0-9]*$)/);
  return `${code.slice(0, at)}${next(code[at] ?? '0')}${code.slice(at + 1)}`;
};
