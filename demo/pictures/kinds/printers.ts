import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { printed } from '../printer-shapes.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

const black = '#23272f';

/** A reel seen from its edge side, standing with its axis left to right. */
function reel(stage: Stage, x: number, y: number, z: number, r: number, colour: string) {
  lathe(
    stage,
    [
      [0, r],
      [3, r],
    ],
    black,
    { at: [x, y, z], axis: 'x' },
  );
  lathe(
    stage,
    [
      [3, r * 0.88],
      [r * 0.6, r * 0.88],
    ],
    colour,
    { at: [x, y, z], axis: 'x' },
  );
  lathe(
    stage,
    [
      [r * 0.6, r],
      [r * 0.6 + 3, r],
    ],
    black,
    { at: [x, y, z], axis: 'x', art: art.dot(0, 0, r * 0.3, '#3a414c') },
  );
}

/** The open kind: a base, two upright profiles with a bridge, a bed that slides, a head, a reel on top. */
function printer(stage: Stage, { tint, size, random }: Thing) {
  const w = [200, 200, 230, 250, 270, 300, 280][size] ?? 250;
  const h = w * 1.12;
  const accent =
    tint === '#f8fafc' || tint === '#1f2937' || tint === '#0f172a'
      ? random.pick(['#f97316', '#0ea5e9', '#dc2626'])
      : tint;
  const frame = tint === '#f8fafc' ? '#e8ecf1' : '#2b303a';
  const thread = random.pick(['#f97316', '#22c55e', '#2563eb', '#facc15', '#e11d48']);
  box(stage, [0, 0, 0], [w, w * 0.9, 34], frame, {
    round: 6,
    front: art.rect(w * 0.1, 10, w * 0.2, 5, accent, { round: 2 }),
  });
  box(stage, [w * 0.66, -16, 6], [w * 0.3, 18, 30], black, {
    front:
      art.rect(5, 5, w * 0.3 - 28, 20, '#0b3a5b', { round: 1 }) +
      art.line('M9 11h26M9 17h18', '#7dd3fc', 2) +
      art.dot(w * 0.3 - 11, 15, 6, '#9ca3af'),
  });
  box(stage, [w * 0.1, w * 0.06, 44], [w * 0.8, w * 0.78, 5], '#3a414c', {
    top:
      art.rect(4, 4, w * 0.8 - 8, w * 0.78 - 8, '#20242c') +
      art.line(
        art.repeat(7, (at) => `M${10 + at * ((w * 0.8 - 20) / 6)} 8v${w * 0.78 - 16}`) +
          art.repeat(7, (at) => `M8 ${10 + at * ((w * 0.78 - 20) / 6)}h${w * 0.8 - 16}`),
        '#343b46',
        1,
      ),
  });
  printed(stage, w * 0.44, w * 0.4, 49, thread, w / 330);
  for (const x of [0, w - 18])
    box(stage, [x, w * 0.52, 34], [18, 20, h - 34], frame, { front: art.line(`M9 8V${h - 46}`, shade(frame, 0.7), 3) });
  box(stage, [0, w * 0.52, h], [w, 20, 18], frame);
  const bridge = h * 0.5;
  box(stage, [10, w * 0.5 - 22, bridge], [w - 20, 18, 16], frame, {
    front: art.line(`M6 8h${w - 34}`, shade(frame, 0.7), 3),
  });
  box(stage, [-10, w * 0.5 - 26, bridge - 8], [30, 30, 32], black);
  const head = w * 0.34;
  box(stage, [head, w * 0.5 - 52, bridge - 20], [46, 30, 54], black, {
    round: 3,
    front:
      art.dot(23, 30, 16, '#3a414c') +
      art.dot(23, 30, 14, '#16181d') +
      art.repeat(5, (at) =>
        art.line(`M23 30L${art.at(23 + Math.cos(at * 1.257) * 12, 30 + Math.sin(at * 1.257) * 12)}`, '#4b5563', 3),
      ) +
      art.rect(4, 4, 38, 5, accent, { round: 2 }),
  });
  lathe(
    stage,
    [
      [0, 1.5],
      [6, 6],
      [12, 6],
    ],
    '#d8b65c',
    { at: [head + 23, w * 0.5 - 38, bridge - 32], surface: 'metal' },
  );
  reel(stage, w * 0.34, w * 0.55 + 8, h + 60, 44, thread);
  box(stage, [w * 0.42, w * 0.53, h + 18], [12, 16, 42], frame);
  cable(
    stage,
    [
      [head + 24, w * 0.44, bridge + 34],
      [head + 26, w * 0.5, bridge + 70],
      [w * 0.12, w * 0.56, bridge + 90],
      [4, w * 0.56, bridge + 30],
    ],
    5,
    '#e2e8f0',
  );
}

/** The closed kind: a box with a glass door, light inside. */
function printerbox(stage: Stage, { tint, size, random }: Thing) {
  const w = 220 + size * 12;
  const [d, h] = [w * 0.92, w * 1.12];
  const thread = random.pick(['#f97316', '#22c55e', '#2563eb', '#facc15', '#e11d48']);
  const glass =
    art.rect(w * 0.09, h * 0.12, w * 0.82, h * 0.7, '#0e1420', { round: 8 }) +
    art.rect(w * 0.12, h * 0.15, w * 0.76, h * 0.64, '#1c2636', { round: 5 }) +
    art.shape(`M${w * 0.16} ${h * 0.66}L${w * 0.3} ${h * 0.57}H${w * 0.8}L${w * 0.84} ${h * 0.66}Z`, {
      fill: '#384457',
    }) +
    art.rect(w * 0.12, h * 0.27, w * 0.76, h * 0.03, '#55627a') +
    art.rect(w * 0.42, h * 0.22, w * 0.15, h * 0.16, '#2a3446', { round: 3 }) +
    art.shape(`M${w * 0.47} ${h * 0.38}h${w * 0.05}l${-w * 0.02} ${h * 0.035}h${-w * 0.01}z`, { fill: '#d8b65c' }) +
    art.shape(
      `M${w * 0.41} ${h * 0.63}q${-w * 0.02} ${-h * 0.1} ${w * 0.03} ${-h * 0.2}h${w * 0.11}q${w * 0.05} ${h * 0.1} ${w * 0.03} ${h * 0.2}z`,
      { fill: thread },
    ) +
    art.rect(w * 0.14, h * 0.16, w * 0.72, h * 0.012, '#fef9c3') +
    art.shape(`M${w * 0.16} ${h * 0.17}H${w * 0.4}L${w * 0.2} ${h * 0.78}H${w * 0.13}Z`, {
      fill: '#ffffff',
      opacity: 0.07,
    }) +
    art.rect(w * 0.84, h * 0.42, 5, h * 0.12, '#cbd2db', { round: 2 }) +
    art.rect(w * 0.6, h * 0.025, w * 0.3, h * 0.07, '#0b1a24', { round: 3 }) +
    art.line(`M${w * 0.63} ${h * 0.05}h${w * 0.13}M${w * 0.63} ${h * 0.07}h${w * 0.2}`, '#7dd3fc', 3) +
    words(random.pick(['CEIBO', 'OMBU', 'XY']), {
      x: w * 0.1,
      y: h * 0.08,
      size: h * 0.05,
      fill: shade(tint, 1.6),
      face: 'display',
      anchor: 'start',
    });
  box(stage, [0, 0, 12], [w, d, h], tint, {
    round: 10,
    front: glass,
    side: art.grid(d * 0.2, h * 0.2, 1, 8, [0, h * 0.04], d * 0.6, h * 0.012, shade(tint, 0.5)),
  });
  for (const x of [8, w - 36]) box(stage, [x, 8, 0], [28, 28, 12], '#16181d');
  box(stage, [w * 0.12, d * 0.14, h + 12], [w * 0.76, d * 0.7, 5], mix(tint, '#9fb3c8', 0.35), { round: 5 });
  if (size <= 4) reel(stage, w, d * 0.55, h * 0.5, 52, thread);
}

export const printersKinds: Kinds = {
  printer: { camera: { yaw: -30, pitch: 20 }, draw: printer },
  printerbox: { camera: { yaw: -28, pitch: 20 }, draw: printerbox },
};
