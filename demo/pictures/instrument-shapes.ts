import * as art from './art.ts';

/** A wave on a screen with its lines. */
export const trace = (w: number, h: number, colours: readonly string[]) =>
  art.rect(0, 0, w, h, '#0a1420', { round: 2 }) +
  art.line(
    art.repeat(9, (at) => `M${(w / 10) * (at + 1)} 0v${h}`) + art.repeat(7, (at) => `M0 ${(h / 8) * (at + 1)}h${w}`),
    '#1f3347',
    0.5,
  ) +
  colours
    .map((colour, at) =>
      at % 2
        ? art.line(
            `M0 ${h * (0.3 + at * 0.16)}${art.repeat(5, () => `h${w / 10}v${h * 0.16}h${w / 10}v${-h * 0.16}`)}`,
            colour,
            w / 110,
          )
        : art.line(
            `M0 ${h * (0.42 + at * 0.12)}${art.repeat(4, () => `q${w / 16} ${-h * 0.5} ${w / 8} 0t${w / 8} 0`)}`,
            colour,
            w / 110,
          ),
    )
    .join('');

/** A knob with its mark, as art. */
export const knob = (x: number, y: number, r: number, turn = 0.8) =>
  art.dot(x, y, r, '#64748b') +
  art.dot(x, y, r * 0.84, '#15181d') +
  art.line(`M${x} ${y}L${art.at(x + Math.cos(turn) * r * 0.7, y - Math.sin(turn) * r * 0.7)}`, '#f8fafc', r * 0.16);
