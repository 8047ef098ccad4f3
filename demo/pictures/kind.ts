import type { Subject } from '#demo/pictures/name';
import type { Random } from '#demo/random';
import type { Camera, Stage } from './stage.ts';

/** A subject to draw, with random numbers of its own; `tint` is its colour with #, or a grey. */
export type Thing = Subject & { random: Random; tint: string; view: number };

/** How a kind of thing looks, in millimetres or any other unit: the picture is made to fit. */
export type Kind = { camera?: Camera; draw: (stage: Stage, thing: Thing) => void };
export type Kinds = Record<string, Kind>;
