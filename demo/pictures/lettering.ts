import glyphs from './glyphs.json' with { type: 'json' };
import { short } from './stage.ts';

// glyphs.json holds outlines of Public Sans (Copyright 2015 The Public Sans Project Authors, SIL Open Font License 1.1,
// https://github.com/uswds/public-sans) at weights 600 ('text') and 800 ('display'), 200 units to the em: per letter its
// advance and its path. They were taken once from @fontsource-variable/public-sans with fontkit, so that pictures with
// words look the same on machines without fonts.
type Face = keyof typeof glyphs;
// Units of the em in glyphs.json.
const em = 200;

const glyphOf = (face: Face, letter: string) => {
  const faces: Record<string, string> = glyphs[face];
  const text = faces[letter] ?? faces[' '] ?? '50 ';
  const gap = text.indexOf(' ');
  return { wide: Number(text.slice(0, gap)), d: text.slice(gap + 1) };
};

/** How wide a line of text stands. */
export const textWidth = (text: string, size: number, face: Face = 'text') =>
  Array.from(text).reduce((sum, letter) => sum + glyphOf(face, letter).wide, 0) * (size / em);

type Words = {
  x: number;
  y: number;
  size: number;
  fill: string;
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  fit?: number;
};

/** A line of text as outlines, its baseline at y; made smaller where it is wider than `fit`. */
export function words(text: string, { x, y, size: wanted, fill, face = 'text', anchor = 'middle', fit }: Words) {
  const full = textWidth(text, wanted, face);
  const size = fit && full > fit ? (wanted * fit) / full : wanted;
  const wide = Math.min(full, (full * size) / wanted);
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - wide / 2 : x - wide;
  let pen = 0;
  const outlines = Array.from(text).map((letter) => {
    const { wide: step, d } = glyphOf(face, letter);
    const drawn = d ? `<path d="${d}"${pen ? ` transform="translate(${pen})"` : ''}/>` : '';
    pen += step;
    return drawn;
  });
  const scale = Math.round((size / em) * 1e5) / 1e5;
  return `<g transform="translate(${short(start)} ${short(y)})scale(${scale})" fill="${fill}">${outlines.join('')}</g>`;
}
