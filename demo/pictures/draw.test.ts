import { describe, expect, it } from 'vitest';
import { demoAutoparts } from '#demo/autoparts/products';
import { demoProducts } from '#demo/catalogue/products';
import { bannerScenes, printingScenes } from '#demo/content';
import { bannerKinds } from '#demo/pictures/banners';
import { drawPicture } from '#demo/pictures/draw';
import { kinds } from '#demo/pictures/kinds';
import { readPictureName } from '#demo/pictures/name';

const parts = [...new Set(demoAutoparts().products.flatMap(({ images }) => images))];
const names = [...new Set(demoProducts().flatMap(({ images }) => images)), ...parts].filter((_, at) => at % 20 === 0);

describe('demo pictures', () => {
  it('are SVG of few bytes without text and without anything from elsewhere, and always the same', () => {
    const foreign = /<text|<image|href|NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org\/2000\/svg)/;
    const wrong = names.filter((name) => {
      const svg = drawPicture(name) ?? '';
      const isSvg = svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') && !foreign.test(svg);
      const isSame = drawPicture(name) === svg;
      return !isSvg || !isSame || svg.length > 25_000;
    });
    expect(wrong).toEqual([]);
  });

  it('differ by colour, size, seed and view', () => {
    const variants = ['radiator-94a3b8-2-x-7f3a-1', 'radiator-64748b-2-x-7f3a-1', 'radiator-94a3b8-3-x-7f3a-1'];
    const svgs = [...variants, 'radiator-94a3b8-2-x-7f3b-1', 'radiator-94a3b8-2-x-7f3a-2'].map((name) =>
      drawPicture(`demo/${name}`),
    );
    expect(new Set(svgs).size).toBe(5);
  });

  it('of autoparts are all of kinds that can be drawn, a core as wide and high as it measures', () => {
    for (const name of parts) expect(Object.keys(kinds), name).toContain(readPictureName(name)?.kind);
    const ratio = (measures: string) => {
      const svg = drawPicture(`demo/condenser-94a3b8-2-${measures}-7f3a-1`) ?? '';
      const [, wide, high] = /<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)" fill="url/.exec(svg) ?? [];
      return Number(wide) / Number(high);
    };
    expect(ratio('400x400')).toBeCloseTo(1, 2);
    expect(ratio('600x300')).toBeCloseTo(2, 2);
    expect(ratio('700x350')).toBeCloseTo(2, 2);
  });

  it('show nothing that is only a box, be it a product or on a banner', () => {
    const isDrawn = (kind: string | undefined) => kind !== undefined && kind in kinds;
    const boxed = demoProducts().filter(({ images }) => !images.every((name) => isDrawn(readPictureName(name)?.kind)));
    expect(boxed.map(({ code }) => code)).toEqual([]);
    const scenes = [...Object.values(bannerScenes).flat(), ...printingScenes];
    for (const { scene } of scenes) {
      expect(bannerKinds(scene), scene).toHaveLength(3);
      expect(bannerKinds(scene).filter((kind) => !isDrawn(kind))).toEqual([]);
    }
  });

  it('are not drawn for what is no picture of the demo', () => {
    for (const name of ['', 'demo/board', 'demo/board-x-1-x-7f3a-5']) expect(drawPicture(name)).toBeUndefined();
  });
});
