import { expect, test } from 'vitest';
import { anApplicationOf, aPartOf, aProductOf, pageOf, wordsOf } from '#web/test/parts.tsx';
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

test('its heading says in one line what it is, which application it is found by, how many others it has, and its maker', () => {
  const headingOf = (html: string) => wordsOf(/<h2>.*?<\/h2>/.exec(html)?.[0] ?? '');
  expect(headingOf(cardOf({ applications: [gol, motors] }))).toBe('Radiador Volkswagen Gol 1.6 y 1 más · Valeo');
  expect(headingOf(cardOf({ products: [aProductOf('T', { name: 'Tapa' })] }))).toBe('Radiador Tapa · Valeo');
});

test('no line of its heading ends with a dot', () => {
  expect(cardOf({ applications: [gol, motors] })).not.toMatch(/ · /);
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

test('a brand or years that an application has not are a dash, not what stands above', () => {
  const dated = { ...gol, yearRange: '1999-2008' };
  const words = wordsOf(
    cardOf({ applications: [dated, { ...motors, yearRange: '2001-' }, { ...gol, name: 'Parati' }] }),
  );
  expect(words).toMatch(/Volkswagen 1999-2008 Gol 1\.6 – 2001- Motores AP con aire Volkswagen – Parati/);
});

test('five applications are in sight, and further ones after a press alone', () => {
  const of = (count: number) =>
    cardOf({ applications: Array.from({ length: count }, (_, at) => anApplicationOf(`Gol ${at}`)) });
  expect(of(5)).not.toContain('Ver mas');
  expect(of(6)).toContain('>Ver mas<');
  expect(of(6)).toContain('Gol 4');
  expect(of(6)).not.toContain('Gol 5');
});

test('it names what it shows by code and maker, and the stock is that product’s', () => {
  const products = [
    aProductOf('A', { available: 'NO', branches: [] }),
    aProductOf('B', { brandName: 'Panaltec', available: 'CO', branches: ['CLA'] }),
    aProductOf('C', { branches: ['BUL'] }),
  ];
  const words = (given: Parameters<typeof aPartOf>[0]) => wordsOf(cardOf({ applications: [gol], ...given }));
  expect(words({ products })).toMatch(/Código B Panaltec .*Últimas unidades Bulevar: no hay Cerro Largo: hay/);
  const [gone = aProductOf('A')] = products;
  expect(words({ products: [gone], available: 'NO' })).toMatch(/Código A Valeo .*Sin stock/);
});

test('in a list of one maker it speaks of what that one made', () => {
  const products = [aProductOf('A'), aProductOf('B', { brandName: 'Panaltec' })];
  const of = (makers?: string[]) =>
    wordsOf(
      pageOf(
        <AutopartCard
          part={aPartOf({ products })}
          isWanted={makers && (({ brandName }) => makers.includes(brandName))}
        />,
      ),
    );
  expect(of()).toContain('Código A Valeo');
  expect(of(['Termovial', 'Panaltec'])).toContain('Código B Panaltec');
  expect(of(['Otra'])).toContain('Código A Valeo');
});

test('its page is told which application the text found', () => {
  const applications = [gol, anApplicationOf('Voyage 1.6')];
  const html = pageOf(<AutopartCard part={aPartOf({ applications })} match={{ code: null, applications: [1] }} />);
  expect(linksOf(html)).toContain('/productos/F?para=Voyage+1.6');
});

test('the button to add stays with the one product that can be had', () => {
  const products = [aProductOf('A', { available: 'NO' }), aProductOf('B', { brandName: 'Panaltec' })];
  expect(wordsOf(cardOf({ products }))).toMatch(/Código B Panaltec .*Agregar al carrito/);
});

test('between several that can be had one chooses on its page, where the one that was looked for is shown', () => {
  const products = [aProductOf('A'), aProductOf('B'), aProductOf('C', { available: 'NO' })];
  const of = (code?: string) => {
    const match = { code: code === undefined ? null : { text: code, kind: 'own' as const }, applications: [] };
    return pageOf(<AutopartCard part={aPartOf({ products })} match={match} />);
  };
  expect(of()).toMatch(/<a [^>]*href="\/productos\/F"[^>]*>Ver más · 2 opciones</);
  expect(of('B')).toMatch(/<a [^>]*href="\/productos\/F\?codigo=B"[^>]*>Ver más · 2 opciones</);
  expect(of('C')).not.toContain('opciones');
  expect(of()).not.toContain('Agregar al carrito');
});

test('its price, stock and code are of one product, the cheapest to be had, and its page shows that one', () => {
  const products = [
    aProductOf('A', { price: 5000 }),
    aProductOf('B', { price: 4000, brandName: 'Panaltec', available: 'CO', branches: ['CLA'] }),
    aProductOf('C', { price: 3000, available: 'NO' }),
  ];
  const html = cardOf({ products });
  expect(wordsOf(html)).toMatch(/Código B Panaltec .*Desde U\$S\s40,00 .*Últimas unidades Bulevar: no hay/);
  expect(linksOf(html)).toContain('/productos/F?codigo=B');
});
