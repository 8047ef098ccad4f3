import {
  add,
  alongFrame,
  dot,
  type Flat,
  type Frame,
  hull,
  inFrame,
  type Move,
  moved,
  type Point,
  radians,
  unit,
  world,
} from './space.ts';

/** Degrees: turned to the left of the thing, and how far one looks down on it (90: from above). */
export type Camera = { yaw: number; pitch: number };

type Solid = { low: Point; high: Point; corners: readonly Point[]; svg: string };

export type Stage = ReturnType<typeof openStage>;

/** Short numbers keep drawings small. */
export const short = (value: number) => String(Math.round(value * 100) / 100);
export const place = ([x, y]: Flat) => `${short(x)} ${short(y)}`;

/** Where things are put and seen from. What stands behind is drawn first, whatever the order of putting. */
export function openStage({ yaw, pitch }: Camera, prefix = 'd') {
  const [cosY, sinY] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  const [cosP, sinP] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const fromView = ([right, away, up]: Point): Point => [cosY * right + sinY * away, -sinY * right + cosY * away, up];
  const eye = fromView([0, -cosP, sinP]);
  const light = unit(fromView([-0.42, -0.48, 0.85]));
  const solids: Solid[] = [];
  const defined = new Map<string, string>();
  let frame: Frame = world;

  const seen = ([x, y, z]: Point): Flat => [x * cosY - y * sinY, -(z * cosP + (x * sinY + y * cosY) * sinP)];
  const put = (svg: string, corners: readonly Point[]) => {
    const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis]);
    const low: Point = [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))];
    const high: Point = [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))];
    solids.push({ low, high, corners, svg });
  };
  /** A gradient or the like, once; `id` stands for its name. Answers the paint that refers to it. */
  const define = (svg: string) => {
    const id = defined.get(svg) ?? `${prefix}${defined.size}`;
    defined.set(svg, id);
    return `url(#${id})`;
  };
  const within = (move: Move, draw: () => void) => {
    const outer = frame;
    frame = moved(outer, move);
    draw();
    frame = outer;
  };
  return {
    ...{ eye, light, seen, put, define, within, solids, fromView },
    frame: () => frame,
    at: (point: Point) => inFrame(frame, point),
    along: (direction: Point) => alongFrame(frame, direction),
    /** Light on a face from 0.45 (turned away) to 1.05. */
    lit: (normal: Point) => 0.44 + 0.31 * (1 + dot(unit(normal), light)),
    defs: () => [...defined].map(([svg, id]) => svg.replace('id=""', `id="${id}"`)).join(''),
  };
}

const eps = 1e-6;

/** The solids from the back to the front, by what separates each two of them. */
export function inOrder({ solids, eye }: Stage): Solid[] {
  const behind = (a: Solid, b: Solid) =>
    ([2, 1, 0] as const).some((axis) => {
      if (Math.abs(eye[axis]) < 0.02) return false;
      return eye[axis] > 0 ? a.high[axis] <= b.low[axis] + eps : a.low[axis] >= b.high[axis] - eps;
    });
  const waits = solids.map((one, at) =>
    solids.flatMap((other, where) => {
      if (where === at) return [];
      const [before, after] = [behind(other, one), behind(one, other)];
      return before && !after ? [where] : !before && !after && where < at && touches(one, other) ? [where] : [];
    }),
  );
  const drawn = new Set<number>();
  const ordered: Solid[] = [];
  while (ordered.length < solids.length) {
    const open = solids.flatMap((_, at) => (drawn.has(at) ? [] : [at]));
    const next = open.find((at) => (waits[at] ?? []).every((one) => drawn.has(one))) ?? open[0] ?? 0;
    drawn.add(next);
    const solid = solids[next];
    if (solid) ordered.push(solid);
  }
  return ordered;
}

const touches = (a: Solid, b: Solid) =>
  ([0, 1, 2] as const).every((axis) => a.low[axis] < b.high[axis] && b.low[axis] < a.high[axis]);

/** What lies in shadow on the ground, as outlines already seen: cast by the light, or right under the things. */
export function shadows(stage: Stage, kind: 'cast' | 'contact') {
  const ground = Math.min(...stage.solids.map(({ low }) => low[2]));
  const top = Math.max(...stage.solids.map(({ high }) => high[2]));
  const reach = kind === 'cast' ? 0.42 : 0.04;
  const away = stage.fromView([reach, reach * 0.5, 0]);
  const wide = ({ low, high }: Solid) => (high[0] - low[0]) * (high[1] - low[1]) + (high[2] - low[2]) ** 2 * 0.2;
  return stage.solids
    .filter(({ low }) => kind === 'cast' || low[2] < ground + (top - ground) * 0.08 + eps)
    .sort((a, b) => wide(b) - wide(a))
    .slice(0, 20)
    .map(({ corners }) =>
      hull(
        corners.map((corner) => {
          const high = Math.min(corner[2] - ground, 400);
          const [x, y] = add(corner, [away[0] * high, away[1] * high, 0]);
          return stage.seen([x, y, ground]);
        }),
      ),
    );
}
