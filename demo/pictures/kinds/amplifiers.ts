import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { knob } from '../instrument-shapes.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

/** Amplifiers: small, for a shelf, or with valves. */
function amplifier(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  if (size === 2) {
    for (const x of [34, 84])
      turned(stage, [44, 9, 48, 10, 80, 10, 88, 6, 92, 2], '#f6c27a', { at: [x, 40, 0], surface: 'glass' });
    box(stage, [0, 0, 0], [124, 80, 44], colour, {
      round: 4,
      front: knob(28, 22, 13) + knob(96, 22, 13) + art.dot(62, 22, 3, '#f59e0b'),
    });
    return;
  }
  const w = size === 1 ? 96 : 200;
  box(stage, [0, 0, 0], [w, size === 1 ? 80 : 120, size === 1 ? 34 : 52], colour, {
    round: 3,
    front:
      size === 1
        ? knob(66, 17, 13) + art.dot(16, 17, 3, '#38bdf8') + art.rect(26, 13, 18, 8, '#15181d', { round: 2 })
        : knob(166, 26, 19) +
          art.rect(16, 10, 74, 20, '#0b1a24', { round: 2 }) +
          words('FM 96.3', { x: 53, y: 25, size: 12, fill: '#38bdf8', face: 'display' }) +
          art.repeat(4, (at) => knob(26 + at * 22, 41, 6, 1.2 + at * 0.3)) +
          knob(122, 26, 11),
    top: art.grid(w * 0.2, 20, 1, 7, [0, 7], w * 0.6, 2.6, shade(colour, 0.6)),
  });
}

/** A desk of channels: knobs and faders. */
const mixer = (stage: Stage) => {
  const channel = (at: number) =>
    art.moved(
      10 + at * 20,
      10,
      art.repeat(
        4,
        (row) =>
          art.dot(8, 10 + row * 17, 5.4, ['#dc2626', '#38bdf8', '#facc15', '#22c55e'][row] ?? '') +
          art.line(`M8 ${10 + row * 17}v-4.4`, '#fff', 1.2),
      ) +
        art.line('M8 84v50', '#0b0e13', 2.4) +
        art.rect(3, 96 + ((at * 13) % 26), 10, 7, '#e7ebf0', { round: 1 }),
    );
  stage.within({ turn: [10, 0, 0] }, () =>
    box(stage, [0, 0, 0], [204, 160, 22], '#343b46', {
      round: 5,
      top:
        art.repeat(8, channel) +
        art.rect(170, 16, 26, 40, '#0b1a24') +
        art.grid(174, 20, 2, 7, [10, 5], 7, 3, '#22c55e') +
        art.repeat(
          2,
          (at) =>
            art.line(`M${176 + at * 14} 94v50`, '#0b0e13', 2.4) +
            art.rect(171 + at * 14, 108, 10, 7, '#dc2626', { round: 1 }),
        ),
    }),
  );
};

function turntable(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [180, 140, 26], tint, { round: 5, front: art.dot(160, 13, 5, '#c3cad4') });
  turned(stage, [26, 58, 31, 60, 32, 59], '#15181d', {
    at: [76, 70, 0],
    art:
      art.repeat(5, (at) => art.dot(0, 0, 52 - at * 6, 'none', { stroke: '#3a414c', width: 1 })) +
      art.dot(0, 0, 19, '#dc2626') +
      art.dot(0, 0, 3, '#e7ebf0'),
  });
  turned(stage, [26, 12, 40, 12], '#94a3b8', { at: [156, 112, 0], surface: 'metal' });
  cable(
    stage,
    [
      [156, 112, 42],
      [156, 70, 44],
      [120, 40, 38],
    ],
    4,
    '#dfe4ea',
    'metal',
  );
  box(stage, [112, 30, 32], [14, 12, 7], '#15181d');
}

export const amplifiersKinds: Kinds = {
  amplifier: { camera: { yaw: -26, pitch: 22 }, draw: amplifier },
  mixer: { camera: { yaw: -24, pitch: 40 }, draw: mixer },
  turntable: { camera: { yaw: -24, pitch: 34 }, draw: turntable },
};
