import type { SearchDocument } from '#server/engine/search-engine';
import { aDocument } from './a-document.ts';

const kinds = 'Sensor Módulo Placa Cable Motor Fuente Resistencia Capacitor Filamento Driver Relé Pantalla'.split(' ');
const traits =
  'digital analógico compacto industrial rojo azul negro 12V 5V 24V USB I2C SPI mini doble reforzado'.split(' ');

/** `count` made-up products with a vocabulary that grows with them, the same every time. */
export const manyDocuments = (count: number): SearchDocument[] => {
  let state = 42;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (from: readonly string[]): string => from[next(from.length)] ?? '';
  return Array.from({ length: count }, (_, at) => {
    const kind = next(kinds.length);
    const model = `${pick(['LM', 'HC', 'XL', 'TDA', 'MX'])}${next(4000)}`;
    return aDocument({
      id: at + 1,
      categoryId: `1.${kind + 1}.${100 + kind * 10 + next(8)}`,
      brandId: 1 + next(120),
      providerId: 1 + next(15),
      name: `${kinds[kind]} ${pick(traits)} ${model} ${pick(traits)}`,
      texts: {
        description: Array.from({ length: 25 }, () => pick([...traits, ...kinds, `serie${next(3000)}`])).join(' '),
        brand: `Marca${next(120)}`,
        category: kinds[kind] ?? '',
        specifications: `Voltaje ${next(48)} V Corriente ${next(20)} A`,
      },
      codes: [
        { kind: 'own', raw: `${model}-${at}` },
        { kind: 'provider', raw: `P${next(1e6)}` },
      ],
      amount: next(100_000),
      isPublic: next(30) > 0,
      popularity: next(100),
    });
  });
};
