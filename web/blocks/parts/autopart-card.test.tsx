import { expect, test } from 'vitest';
import { anApplicationOf, aPartOf, pageOf, wordsOf } from '#web/test/parts.tsx';
import { AutopartCard } from './autopart-card.tsx';

const gol = anApplicationOf('Gol 1.6', { brandId: 7, brandName: 'Volkswagen', vehicleId: 9 });
const motors = anApplicationOf('Motores AP', { qualifier: 'con aire' });
const cardOf = (given: Parameters<typeof aPartOf>[0]) => pageOf(<AutopartCard part={aPartOf(given)} />);
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);

test('it leads to its page, and to lists by its category, brand, vehicle, text and system', () => {
  const links = linksOf(cardOf({ applications: [gol, motors], system: 'Brasado' }));
  expect(links.filter((to) => to === '/productos/F')).toHaveLength(3);
  expect(links).toEqual(
    expect.arrayContaining([
      '/productos?c=2.1',
      '/productos?b=7',
      '/productos?v=9',
      '/productos?t=Motores+AP',
      '/productos?t=Brasado',
    ]),
  );
});

test('it shows its first picture, and a quiet box where it has none', () => {
  const images = ['uno', 'dos'].map((image, id) => ({ id, name: image, image }));
  expect(cardOf({ images })).toMatch(/<img [^>]*src="\/imagenes\/uno\/[^"]*"/);
  expect(cardOf({ images })).not.toContain('/imagenes/dos/');
  expect(cardOf({})).not.toContain('<img');
});

test('its table has years only where an application has a real range, and says none otherwise', () => {
  const heads = (html: string) => [...html.matchAll(/<th scope[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(heads(cardOf({ applications: [gol, motors] }))).toEqual(['Marca', 'Aplicación']);
  const dated = cardOf({ applications: [gol, { ...motors, yearRange: '1999-2008' }] });
  expect(heads(dated)).toEqual(['Marca', 'Año', 'Aplicación']);
  expect(wordsOf(dated)).toContain('1999-2008');
  expect(wordsOf(dated)).not.toContain('n/d');
});

test('five applications are in sight, and further ones after a press', () => {
  const of = (count: number) =>
    cardOf({ applications: Array.from({ length: count }, (_, at) => anApplicationOf(`Gol ${at}`)) });
  expect(of(5)).not.toContain('Ver mas');
  expect(of(6)).toContain('>Ver mas<');
  expect(of(6).match(/<tbody[^>]*class="hidden [^>]*>(<tr>.*?<\/tr>)+<\/tbody>/)?.[0]).toContain('Gol 5');
});
