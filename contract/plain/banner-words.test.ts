import { expect, test } from 'vitest';
import { bannerWords } from '#contract/plain/banner-words';

const bare = { title: '', link: '', image: null, sd: null };

test.each([
  [{ title: 'Impresoras 3D', link: '/3d', image: { name: 'IMG_1.jpg' } }, 'Impresoras 3D'],
  [{ link: '/productos?t=radiador%20gol&c=2' }, 'radiador gol'],
  [{ link: '/productos/ARD%2D77' }, 'ARD-77'],
  [{ link: '/productos/A%26B+C' }, 'A&B+C'],
  [{ link: '/envios-y-devoluciones/' }, 'envios-y-devoluciones'],
  [{ link: '/productos?c=1.2' }, 'productos'],
  [{ link: '/100%' }, '100%'],
  [{ link: 'https://www.cursos.uy/robots?x=1' }, 'cursos.uy'],
  [{ link: '/', image: { name: 'banner_verano-2026.webp' } }, 'banner verano 2026'],
  [{ image: {}, sd: { name: 'Ofertas.jpg' } }, 'Ofertas'],
  [{ link: 'javascript:alert(1)', sd: { name: '.jpg' } }, 'Banner'],
  [{}, 'Banner'],
])('%j says «%s»', (given, words) => {
  expect(bannerWords({ ...bare, ...given })).toBe(words);
});
