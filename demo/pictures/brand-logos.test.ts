import { expect, test } from 'vitest';
import { demoShop } from '#demo/shop';
import { sites } from '#sites/all';
import { brandsWithLogo, drawBrandLogo } from './brand-logos.ts';
import { drawPicture } from './draw.ts';

test('logos are drawn for brands that the demo sells, and for no other', () => {
  const { products } = demoShop(Object.values(sites));
  const sold = new Set(products.map(({ brand }) => brand));
  for (const name of brandsWithLogo) {
    expect(sold).toContain(name);
    expect(drawPicture(`marca/${name}`)).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 80"[^>]*>.*<\/svg>$/s);
  }
  expect(drawBrandLogo('Otra')).toBeUndefined();
});

test('every shop of the demo sells some of them', () => {
  const { products } = demoShop(Object.values(sites));
  for (const { id, rootCategory } of Object.values(sites)) {
    const own = products.filter(({ category }) => category.split('.')[0] === rootCategory);
    expect(
      own.some(({ brand }) => brandsWithLogo.includes(brand)),
      id,
    ).toBe(true);
  }
});
