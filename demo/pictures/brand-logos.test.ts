import { expect, test } from 'vitest';
import { demoVehicles } from '#demo/autoparts/vehicles';
import { demoShop } from '#demo/shop';
import { sites } from '#sites/all';
import { brandsWithLogo, drawBrandLogo } from './brand-logos.ts';
import { drawPicture } from './draw.ts';

test('a logo is drawn for every brand that the demo sells or sells parts for, and for no other', () => {
  const { products } = demoShop(Object.values(sites));
  const sold = new Set(products.map(({ brand }) => brand));
  const makers = demoVehicles.map(({ brand }) => brand);
  expect(new Set(brandsWithLogo)).toEqual(new Set([...sold, ...makers]));
  for (const name of brandsWithLogo) {
    expect(drawPicture(`marca/${name}`)).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 80"[^>]*>.*<\/svg>$/s);
  }
  expect(drawBrandLogo('Otra')).toBeUndefined();
});
