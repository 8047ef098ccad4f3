import * as art from '../art.ts';
import { inkOn, mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** An open case with its lid behind it, its inside drawn flat. */
function openCase(stage: Stage, w: number, d: number, colour: string, inside: string, lid: string) {
  box(stage, [0, 0, 0], [w, d, 30], colour, {
    round: 6,
    top: art.rect(5, 5, w - 10, d - 10, '#2b303a', { round: 3 }) + inside,
  });
  stage.within({ at: [0, d + 1, 30], turn: [72, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w, d * 0.86, 8], colour, { round: 6, top: lid }),
  );
}

/** A starter's case: board, breadboard, wires, small modules, and the guide in the lid. */
function starterkit(stage: Stage, { tint, size, label, random }: Thing) {
  const [w, d] = [210 + size * 8, 140];
  const board =
    art.rect(12, 14, 62, 46, random.pick(['#1d6fa5', '#0f766e', '#1d4ed8']), { round: 3 }) +
    art.rect(24, 16, 44, 5, '#15181d') +
    art.rect(30, 53, 38, 5, '#15181d') +
    art.rect(8, 24, 12, 12, '#c3cad4') +
    art.rect(38, 30, 28, 8, '#15181d');
  const bread =
    art.rect(84, 14, 70, 46, '#f4f6f8', { round: 2 }) +
    art.grid(88, 19, 16, 9, [4, 4.2], 1.4, 1.4, '#64748b') +
    art.line('M86 16h66M86 58h66', '#ef4444', 1);
  const wires = art.repeat(8, (at) =>
    art.line(
      `M${164 + at * 4.4} 16q${random.int(-6, 10)} 24 ${random.int(-3, 3)} 50`,
      ['#dc2626', '#f97316', '#facc15', '#16a34a', '#2563eb', '#7c3aed', '#f8fafc', '#1f2937'][at] ?? '#fff',
      2.6,
    ),
  );
  const modules = art.repeat(
    4 + size,
    (at) =>
      art.rect(12 + at * 23, 74, 19, 24, ['#1d4ed8', '#b91c1c', '#166534', '#111827', '#7e22ce'][at % 5] ?? '#111', {
        round: 2,
      }) + art.dot(21 + at * 23, 84, 5, ['#d3d8df', '#15181d', '#e8c766'][at % 3] ?? '#fff'),
  );
  const lamps =
    art.repeat(12, (at) =>
      art.dot(18 + at * 9, 114 + (at % 2) * 8, 3.4, ['#ef4444', '#22c55e', '#facc15', '#3b82f6'][at % 4] ?? '#fff'),
    ) +
    art.rect(138, 106, 54, 22, '#166534', { round: 2 }) +
    art.rect(143, 110, 44, 13, '#2f6bff');
  const lid =
    art.rect(w * 0.08, 12, w * 0.84, d * 0.66, '#f8fafc', { round: 3 }) +
    art.rect(w * 0.08, 12, w * 0.84, 26, tint) +
    words(label || 'KIT DE INICIO', { x: w / 2, y: 32, size: 18, fill: inkOn(tint), face: 'display', fit: w * 0.7 }) +
    art.line(
      `M${w * 0.14} 54h${w * 0.4}M${w * 0.14} 66h${w * 0.56}M${w * 0.14} 78h${w * 0.34}M${w * 0.14} 90h${w * 0.48}`,
      '#cbd5e1',
      4,
    ) +
    art.rect(w * 0.76, 50, 24, 40, mix(tint, '#ffffff', 0.5), { round: 3 });
  openCase(stage, w, d, tint, board + bread + wires + modules + lamps, lid);
}

/** A case with a bay for each little module. */
function sensorkit(stage: Stage, { tint, size, random }: Thing) {
  const [across, down] = size >= 5 ? [8, 4] : size >= 3 ? [6, 3] : [4, 3];
  const [w, d] = [across * 30 + 12, down * 34 + 12];
  const bays = art.repeat(across * down, (at) => {
    const [x, y] = [8 + (at % across) * 30, 8 + Math.floor(at / across) * 34];
    const colour = random.pick(['#1d4ed8', '#b91c1c', '#166534', '#111827', '#1e3a8a', '#7e22ce']);
    const part = random.pick([
      art.dot(x + 13, y + 12, 6, '#d3d8df') + art.dot(x + 13, y + 12, 3.6, '#3a414c'),
      art.rect(x + 8, y + 6, 10, 9, '#15181d'),
      art.rect(x + 6, y + 6, 13, 11, '#3b82f6'),
      art.dot(x + 13, y + 11, 4.4, '#ef4444'),
    ]);
    return (
      art.rect(x, y, 26, 30, '#3a414c', { round: 2 }) +
      art.rect(x + 4, y + 3, 18, 24, colour, { round: 1.5 }) +
      part +
      art.grid(x + 7, y + 22, 4, 1, [3.6, 0], 1.6, 4, '#e0b64a')
    );
  });
  const lid =
    art.rect(w * 0.2, d * 0.2, w * 0.6, d * 0.42, '#ffffff', { round: 4 }) +
    words(`${across * down}`, { x: w / 2, y: d * 0.5, size: d * 0.26, fill: tint, face: 'display' }) +
    words('SENSORES', { x: w / 2, y: d * 0.59, size: d * 0.07, fill: '#475569' });
  openCase(stage, w, d, tint, bays, lid);
}

export const kitsKinds: Kinds = {
  starterkit: { camera: { yaw: -26, pitch: 42 }, draw: starterkit },
  sensorkit: { camera: { yaw: -26, pitch: 42 }, draw: sensorkit },
};
