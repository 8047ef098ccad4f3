import { cable, hoop } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cylinder, lathe } from '../round.ts';
import { penOf, stationOf, steel } from '../soldering-shapes.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

function iron(stage: Stage, { tint, size }: Thing) {
  penOf(stage, [0, 0, 0], '#1f242d', tint === '#18181b' ? '#2b303a' : tint);
  if (size >= 4)
    box(stage, [124, -5, 16], [34, 10, 4], '#0b1a24', {
      round: 2,
      top: words('350', { x: 17, y: 8, size: 8, fill: '#7dd3fc', face: 'display' }),
    });
  cable(
    stage,
    [
      [194, 0, 9],
      [224, 4, 6],
      [240, -30, 3],
      [190, -54, 3],
      [110, -50, 3],
      [60, -66, 3],
      [40, -60, 3],
    ],
    6,
    '#23272f',
  );
  if (size !== 2)
    stage.within({ at: [30, -58, 0], turn: [0, 0, 176] }, () => {
      box(stage, [0, -9, 0], [26, 18, 14], '#23272f', { round: 4 });
      for (const y of [-6, 3]) cylinder(stage, 2, 16, steel, { at: [26, y + 2, 7], axis: 'x', surface: 'metal' });
    });
}

function stand(stage: Stage, x: number, y: number) {
  box(stage, [x, y, 0], [74, 96, 12], '#2b303a', { round: 8 });
  box(stage, [x + 10, y + 8, 12], [34, 30, 8], '#eab308', { round: 3 });
  stage.within({ at: [x + 46, y + 40, 26], turn: [0, -32, 40] }, () =>
    lathe(
      stage,
      Array.from({ length: 12 }, (_, at) => [at * 6, at % 2 ? 15 : 13] as const),
      '#cfd5dd',
      { at: [0, 0, 0], axis: 'x', surface: 'metal', cap: '#3a414c' },
    ),
  );
  penOf(stage, [x + 40, y + 36, 20], '#1f242d', '#2563eb', [0, -32, 40]);
}

function station(stage: Stage, { tint, size, random }: Thing) {
  stationOf(stage, tint, String(random.pick([350, 320, 380])), size >= 3 ? 2 : 1);
  stand(stage, 146, -20);
}

function hotair(stage: Stage, { tint, size }: Thing) {
  stationOf(stage, tint, size >= 4 ? '350  380' : '350', size >= 4 ? 4 : 2, size >= 4 ? 190 : 140);
  const x = size >= 4 ? 220 : 170;
  stage.within({ at: [x, -30, 0], turn: [0, 0, 20] }, () => {
    lathe(
      stage,
      [
        [0, 5],
        [16, 6],
        [16, 12],
        [62, 13],
        [62, 18, '#1f242d'],
        [70, 18],
        [160, 16],
        [168, 12],
      ],
      steel,
      { at: [0, 0, 19], axis: 'x', surface: 'metal' },
    );
  });
  cable(
    stage,
    [
      [x + 150, 20, 20],
      [x + 176, 60, 12],
      [x + 80, 90, 8],
      [x - 30, 60, 20],
    ],
    14,
    '#23272f',
  );
}

function ironstand(stage: Stage, { tint, size }: Thing) {
  box(stage, [0, 0, 0], [86, 110, 10], '#2b303a', { round: 8 });
  box(stage, [14, 10, 10], [44, 34, 8], '#eab308', { round: 4 });
  stage.within({ at: [43, 54, 28], turn: [0, -52, 90] }, () => {
    for (let at = 0; at < 9; at++)
      lathe(
        stage,
        [
          [0, 17 - at * 0.6],
          [3, 17 - at * 0.6],
        ],
        tint === '#18181b' ? '#4b5563' : '#c3cad4',
        { at: [at * 7, 0, 0], axis: 'x', surface: 'metal', cap: '#6b7280' },
      );
  });
  if (size >= 3) hoop(stage, [70, 90, 12], 10, 4, steel, 'metal');
}

export const solderingKinds: Kinds = {
  iron: { camera: { yaw: -20, pitch: 44 }, draw: iron },
  station: { camera: { yaw: -28, pitch: 26 }, draw: station },
  hotair: { camera: { yaw: -26, pitch: 28 }, draw: hotair },
  ironstand: { camera: { yaw: -28, pitch: 34 }, draw: ironstand },
};
