import { describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/products';
import { drawPicture } from '#demo/pictures/draw';

const names = [...new Set(demoProducts().flatMap(({ images }) => images))];

describe('demo pictures', () => {
  it('are SVG without text and without anything from elsewhere', () => {
    for (const name of names) {
      const svg = drawPicture(name) ?? '';
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), name).toBe(true);
      expect(svg, name).not.toMatch(/<text|<image|href|NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    }
  });

  it('are not drawn for what is no picture of the demo', () => {
    for (const name of ['', 'demo/board', 'demo/board-x-1-x-7f3a-5']) expect(drawPicture(name)).toBeUndefined();
  });
});
