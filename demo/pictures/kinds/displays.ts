import * as art from '../art.ts';
import { boardTop, button, goldHoles, pcb, pins } from '../board-parts.ts';
import { mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** Content of a small screen, in a field of that size. */
function shown(w: number, h: number, ink: string, at: number) {
  const bars = art.repeat(5, (bar) =>
    art.rect(
      w * (0.1 + bar * 0.17),
      h * (0.86 - [0.3, 0.5, 0.36, 0.62, 0.46][bar]!),
      w * 0.1,
      h * [0.3, 0.5, 0.36, 0.62, 0.46][bar]!,
      ink,
    ),
  );
  const wave = art.line(
    `M${w * 0.06} ${h * 0.6}${art.repeat(4, () => `q${w * 0.055} ${-h * 0.5} ${w * 0.11} 0t${w * 0.11} 0`)}`,
    ink,
    h * 0.03,
  );
  const text =
    words('24.6', { x: w * 0.5, y: h * 0.62, size: h * 0.42, fill: ink, face: 'display', fit: w * 0.84 }) +
    words('Temp', { x: w * 0.5, y: h * 0.88, size: h * 0.17, fill: ink });
  return [text, wave, bars][at % 3] ?? text;
}

function oled(stage: Stage, { tint, size, random }: Thing) {
  const [w, d] = (
    [
      [24, 14],
      [27, 27],
      [36, 34],
      [46, 40],
      [60, 46],
    ] as const
  )[size] ?? [27, 27];
  const ink = tint === '#e2e8f0' ? '#f1f5f9' : tint;
  pcb(stage, w, d, random.pick(['#1e3a8a', '#111827']), { random, art: goldHoles(w / 2 - 3.8, 1.9, 4) });
  pins(stage, w / 2 - 5.08, d - 3, 4, {}, 5);
  const [sw, sd] = [w - 2, d * 0.64];
  const split = tint === '#facc15' ? art.rect(2, 2, sw - 4, sd * 0.22, '#facc15') : '';
  box(stage, [1, d * 0.12, boardTop], [sw, sd, 1.6], '#0a0c10', {
    top:
      art.rect(1.4, 1.2, sw - 2.8, sd * 0.8, '#05070a') +
      split +
      `<g transform="translate(1.4 ${sd * (split ? 0.2 : 0.04)})">${shown(sw - 2.8, sd * (split ? 0.62 : 0.8), tint === '#facc15' ? '#7dd3fc' : ink, random.int(0, 2))}</g>` +
      art.shape(`M0 0h${sw * 0.4}L${sw * 0.12} ${sd}H0z`, { fill: '#fff', opacity: 0.08 }),
  });
}

/** Characters in rows of squares, on blue or green. */
function lcd(stage: Stage, { tint, size, random }: Thing) {
  const rows = size === 4 ? 4 : 2;
  const [w, d] = size === 4 ? [98, 60] : size === 5 ? [93, 70] : size === 1 ? [45, 45] : [80, 36];
  const inkless = tint === '#94a3b8';
  pcb(stage, w, d, size === 1 ? '#b91c1c' : random.pick(['#166534', '#14532d']), { random, art: goldHoles(8, 2, 16) });
  const [sw, sd] = [w - 8, d * 0.68];
  const light = tint === '#1d4ed8' ? '#2f6bff' : inkless ? '#c3d0b4' : '#a3d62f';
  const ink = tint === '#1d4ed8' ? '#eaf2ff' : '#1f3a0a';
  const cells =
    size === 5 || size === 1
      ? `<g transform="translate(8 5)">${shown(sw - 16, sd - 10, ink, 1)}</g>`
      : art.grid(
          7,
          6,
          16,
          rows,
          [(sw - 14) / 16, (sd - 12) / rows],
          (sw - 14) / 20,
          (sd - 12) / (rows * 1.3),
          mix(light, '#000000', 0.1),
        ) +
        art.repeat(Math.min(rows, 2), (row) =>
          words(['Hola mundo', 'Temp 24.6 C'][row] ?? '', {
            x: 7.4,
            y: 6 + ((sd - 12) / rows) * (row + 0.68),
            size: ((sd - 12) / rows) * 0.72,
            fill: ink,
            anchor: 'start',
            fit: sw - 18,
          }),
        );
  box(stage, [4, d * 0.16, boardTop], [sw, sd, 6], '#1b1f26', {
    top:
      art.rect(4, 4, sw - 8, sd - 8, light, { round: 0.6 }) +
      cells +
      art.shape(`M4 4h${sw * 0.3}L${sw * 0.16} ${sd - 4}H4z`, { fill: '#fff', opacity: 0.16 }),
  });
  if (size === 3) for (const x of [0, 1, 2, 3]) button(stage, 10 + x * 9, -1, '#23272f', 5);
}

/** A colour screen: hills, dials or a picture of waves. */
function tft(stage: Stage, { tint, size, random }: Thing) {
  const [w, d] = (
    [
      [30, 20],
      [34, 30],
      [56, 42],
      [86, 56],
      [100, 66],
      [165, 104],
    ] as const
  )[size] ?? [86, 56];
  const frame = size >= 4 ? '#15181d' : tint;
  const [sw, sd] = [w * (size >= 4 ? 0.93 : 0.86), d * (size >= 4 ? 0.88 : 0.82)];
  const scene = random.int(0, 2);
  const hills =
    art.rect(0, 0, sw, sd, '#7cc4f2') +
    art.dot(sw * 0.76, sd * 0.26, sd * 0.11, '#fde68a') +
    art.shape(`M0 ${sd * 0.62}Q${sw * 0.25} ${sd * 0.34} ${sw * 0.5} ${sd * 0.6}T${sw} ${sd * 0.5}V${sd}H0z`, {
      fill: '#3b8f5a',
    }) +
    art.shape(`M0 ${sd * 0.8}Q${sw * 0.4} ${sd * 0.56} ${sw} ${sd * 0.82}V${sd}H0z`, { fill: '#236b45' });
  const dials =
    art.rect(0, 0, sw, sd, '#101828') +
    art.repeat(
      3,
      (at) =>
        art.dot(sw * (0.2 + at * 0.3), sd * 0.42, sd * 0.19, 'none', {
          stroke: ['#38bdf8', '#f97316', '#22c55e'][at] ?? '#fff',
          width: sd * 0.05,
        }) +
        words(['24', '61', '87'][at] ?? '', {
          x: sw * (0.2 + at * 0.3),
          y: sd * 0.48,
          size: sd * 0.15,
          fill: '#fff',
          face: 'display',
        }),
    ) +
    art.rect(sw * 0.08, sd * 0.74, sw * 0.84, sd * 0.14, '#1f2a3d', { round: 2 }) +
    art.rect(sw * 0.08, sd * 0.74, sw * 0.5, sd * 0.14, '#38bdf8', { round: 2 });
  const tiles =
    art.rect(0, 0, sw, sd, '#e8eef6') +
    art.rect(0, 0, sw, sd * 0.16, '#1d4ed8') +
    art.repeat(6, (at) =>
      art.rect(
        sw * (0.06 + (at % 3) * 0.31),
        sd * (0.24 + Math.floor(at / 3) * 0.37),
        sw * 0.27,
        sd * 0.31,
        ['#f97316', '#22c55e', '#38bdf8', '#a855f7', '#ef4444', '#facc15'][at] ?? '#fff',
        { round: 2 },
      ),
    );
  const drawing = [hills, dials, tiles][scene] ?? hills;
  const panel =
    art.rect((w - sw) / 2, (d - sd) / 2, sw, sd, '#000') +
    `<g transform="translate(${(w - sw) / 2} ${(d - sd) / 2})">${drawing}${art.shape(`M0 0h${sw * 0.34}L${sw * 0.14} ${sd}H0z`, { fill: '#fff', opacity: 0.1 })}</g>`;
  stage.within({ turn: [size >= 4 ? 58 : 30, 0, 0] }, () => {
    if (size < 4) {
      pcb(stage, w + (size <= 2 ? 10 : 8), d, frame, { random });
      box(stage, [4, 0.6, boardTop], [w, d - 1.2, 2.6], '#e8ecf1', {
        top: `<g transform="translate(0 -.6)">${panel}</g>`,
      });
    } else box(stage, [0, 0, 0], [w, d, 5], frame, { round: 3, top: panel });
  });
}

function eink(stage: Stage, { tint, size, random }: Thing) {
  const [w, d] = size >= 3 ? [90, 40] : [48, 33];
  pcb(stage, w, d, '#1e3a8a', { random });
  box(stage, [5, 1, boardTop], [w - 8, d - 2, 1.4], '#e9ebe6', {
    top:
      words('Hola', { x: (w - 8) / 2, y: d * 0.48, size: d * 0.36, fill: '#23272f', face: 'display' }) +
      art.rect(4, d * 0.62, w - 16, d * 0.1, tint === '#dc2626' ? '#dc2626' : '#23272f') +
      art.line(`M4 ${d * 0.82}h${w * 0.5}`, '#64748b', 1),
  });
}

function roundtft(stage: Stage, { random }: Thing) {
  stage.within({ turn: [35, 0, 0] }, () => {
    lathe(
      stage,
      [
        [0, 21],
        [1.6, 21],
      ],
      '#15181d',
      { at: [0, 0, 0] },
    );
    lathe(
      stage,
      [
        [0, 19],
        [3, 19],
      ],
      '#0b0e13',
      {
        at: [0, 0, 1.6],
        art:
          art.dot(0, 0, 18, '#0f172a') +
          art.dot(0, 0, 15, 'none', { stroke: '#38bdf8', width: 2 }) +
          art.repeat(12, (at) =>
            art.line(
              `M${art.at(Math.cos(at * 0.524) * 11, Math.sin(at * 0.524) * 11)}L${art.at(Math.cos(at * 0.524) * 12.6, Math.sin(at * 0.524) * 12.6)}`,
              '#fff',
              0.7,
            ),
          ) +
          art.line('M0 0L6 -7M0 0L-4 -3', '#f8fafc', 1.2) +
          art.dot(0, 0, 1.4, '#f97316'),
      },
    );
    pcb(stage, 1, 1, '#15181d', { random, holes: false });
  });
  box(stage, [-10, -26, 0], [20, 8, 3], '#15181d');
}

export const displaysKinds: Kinds = {
  oled: { camera: { yaw: -24, pitch: 48 }, draw: oled },
  lcd: { camera: { yaw: -24, pitch: 46 }, draw: lcd },
  tft: { camera: { yaw: -26, pitch: 34 }, draw: tft },
  eink: { camera: { yaw: -24, pitch: 48 }, draw: eink },
  roundtft: { draw: roundtft },
};
