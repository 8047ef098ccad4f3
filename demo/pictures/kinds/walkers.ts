import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc } from '../outline.ts';
import { boardIn } from '../robot-parts.ts';
import { ball, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function biped(stage: Stage, { tint, size }: Thing) {
  const k = size >= 5 ? 1 : 1;
  const body = tint === '#b45309' ? '#c99a5b' : tint === '#1f2937' ? '#3a414c' : tint;
  const tall = size >= 5 ? 56 : 26;
  for (const y of [-34, 4]) {
    box(stage, [-26, y, 0], [60, 32, 9], body, { round: 8 });
    box(stage, [-8, y + 6, 9], [22, 20, tall], size >= 5 ? '#1b1f26' : '#1d4ed8', {});
  }
  const z = 9 + tall;
  stage.within({ scale: k }, () => {
    box(stage, [-32, -36, z + 4], [66, 72, 62], body, {
      round: 6,
      side:
        art.dot(22, 26, 13, '#cfd5dd') +
        art.dot(22, 26, 9, '#3a414c') +
        art.dot(50, 26, 13, '#cfd5dd') +
        art.dot(50, 26, 9, '#3a414c') +
        art.line('M26 50q10 7 20 0', '#1f2937', 3),
    });
    if (size >= 3) {
      for (const y of [-52, 36]) {
        box(stage, [-12, y, z + 12], [22, 16, 36], size >= 5 ? '#23272f' : shade(body, 0.85), { round: 5 });
        ball(stage, [0, y + 8, z + 8], 9, '#3a414c');
      }
    }
    if (size >= 5)
      box(stage, [-16, -18, z + 66], [36, 36, 30], '#4b5563', {
        round: 8,
        side: art.rect(6, 9, 24, 10, '#22d3ee', { round: 5 }),
      });
    else
      lathe(
        stage,
        [
          [0, 2],
          [16, 2],
          [16, 5, '#dc2626'],
          [22, 5],
        ],
        '#8e98a6',
        { at: [0, 0, z + 66], surface: 'metal' },
      );
  });
}

/** Four, six or eight legs round a body. */
function legs(stage: Stage, count: number, body: string, joint: string, dog = false) {
  if (dog) {
    for (const x of [-66, 52])
      for (const y of [-36, 24]) {
        stage.within({ at: [x, y, 82], turn: [0, 34, 0] }, () =>
          box(stage, [-8, 0, -48], [18, 12, 52], body, { round: 4 }),
        );
        stage.within({ at: [x - 24, y, 44], turn: [0, -32, 0] }, () =>
          box(stage, [-6, 1, -46], [12, 10, 48], joint, { round: 4 }),
        );
        ball(stage, [x - 2, y + 6, 5], 8, '#1b1f26');
      }
    return;
  }
  for (let at = 0; at < count; at++) {
    const turn = ((at + 0.5) * 360) / count;
    stage.within(
      { at: [Math.cos((turn * Math.PI) / 180) * 44, Math.sin((turn * Math.PI) / 180) * 36, 44], turn: [0, 0, turn] },
      () => {
        box(stage, [0, -8, -9], [24, 16, 20], joint, { edge: false });
        stage.within({ at: [20, 0, 4], turn: [0, -30, 0] }, () =>
          box(stage, [0, -5, -6], [40, 10, 12], body, { round: 4 }),
        );
        stage.within({ at: [54, 0, 24], turn: [0, 62, 0] }, () =>
          extrude(
            stage,
            [
              [0, -7],
              [40, -5],
              [74, -2],
              [74, 2],
              [40, 5],
              [0, 7],
            ],
            { face: 'front', from: -4, to: 4, colour: body },
          ),
        );
      },
    );
  }
}

function quadruped(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#f8fafc' ? '#e7ebf0' : tint;
  legs(stage, 4, body, '#23272f', true);
  box(stage, [-80, -26, 70], [150, 52, 34], body, { round: 12 });
  boardIn(stage, -30, -22, 106, 60, 44, '#166534');
  box(stage, [-112, -20, 84], [40, 40, 32], size >= 3 ? '#23272f' : body, {
    round: 10,
    side: art.dot(12, 14, 6, '#22d3ee') + art.dot(28, 14, 6, '#22d3ee'),
  });
}

function spider(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#1f2937' ? '#3a414c' : tint;
  legs(stage, size >= 4 ? 6 : 4, body, size >= 4 ? '#1b1f26' : '#1d4ed8');
  extrude(stage, arc(0, 0, 54, 0, 360, size >= 4 ? 6 : 8), { from: 40, to: 45, colour: body });
  extrude(stage, arc(0, 0, 54, 0, 360, size >= 4 ? 6 : 8), { from: 62, to: 66, colour: body });
  boardIn(stage, -32, -24, 68, 64, 48);
}

export const walkersKinds: Kinds = {
  biped: { camera: { yaw: 48, pitch: 18 }, draw: biped },
  quadruped: { camera: { yaw: 34, pitch: 22 }, draw: quadruped },
  spider: { camera: { yaw: -18, pitch: 34 }, draw: spider },
};
