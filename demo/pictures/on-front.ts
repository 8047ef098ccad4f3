import { extrude } from './solids.ts';
import { type Stage } from './stage.ts';

/** Words that stand on the front of an upright cylinder of that radius. */
export const onFront = (stage: Stage, r: number, svg: string, reach = 40) =>
  extrude(
    stage,
    [
      [-r * 0.8, 0],
      [r * 0.8, 0],
      [r * 0.8, reach],
      [-r * 0.8, reach],
    ],
    { face: 'front', from: -r - 0.02, to: -r, colour: '#fff', bare: true, art: svg },
  );
