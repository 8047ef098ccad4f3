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

/** `trail`: the middle of something long and thin, whose shadow is a line as wide. */
type Trail = { points: readonly Point[]; wide: number };
type Solid = { low: Point; high: Point; corners: readonly Point[]; svg: string; trail?: Trail | undefined };

export type Stage = ReturnType<typeof openStage>;

/** Short numbers keep drawings small. */
export const short = (value: number) => String(Math.round(value * 100) / 100);
export const place = ([x, y]: Flat) => `${short(x)} ${short(y)}`;
/** A closed path through points, in steps to keep it short. */
export const ring = (points: readonly Flat[]) => {
  let [penX, penY] = [0, 0];
  const steps = points.map(([x, y], at) => {
    const [stepX, stepY] = [short(x - penX), short(y - penY)];
    [penX, penY] = [penX + Number(stepX), penY + Number(stepY)];
    return `${at ? 'l' : 'M'}${stepX}${stepY.startsWith('-') ? '' : ' '}${stepY}`;
  });
  return `${steps.join('')}Z`;
};

/** Where things are put and seen from. Things behind are drawn first, whatever the order of putting. */
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
  const put = (svg: string, corners: readonly Point[], trail?: Trail) => {
    const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis]);
    const low: Point = [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))];
    const high: Point = [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))];
    solids.push({ low, high, corners, svg, trail });
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
    eye,
    light,
    seen,
    put,
    define,
    within,
    solids,
    fromView,
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
  const after = solids.map((): number[] => []);
  const waiting = solids.map(() => 0);
  solids.forEach((one, at) => {
    for (let where = at + 1; where < solids.length; where++) {
      const other = solids[where];
      if (!other) continue;
      const [before, beyond] = [behind(one, other), behind(other, one)];
      const [first, last] = before && !beyond ? [at, where] : beyond && !before ? [where, at] : [at, where];
      if (before === beyond && !touches(one, other)) continue;
      after[first]?.push(last);
      waiting[last] = (waiting[last] ?? 0) + 1;
    }
  });
  const left = new Set(solids.keys());
  const ordered: Solid[] = [];
  while (left.size > 0) {
    let next = -1;
    // Where things stand crosswise none is free: then the one put first is drawn.
    for (const at of left) if (next < 0 || (waiting[next] !== 0 && waiting[at] === 0)) next = at;
    left.delete(next);
    for (const at of after[next] ?? []) waiting[at] = (waiting[at] ?? 0) - 1;
    const solid = solids[next];
    if (solid) ordered.push(solid);
  }
  return ordered;
}

const touches = (a: Solid, b: Solid) =>
  ([0, 1, 2] as const).every((axis) => a.low[axis] < b.high[axis] && b.low[axis] < a.high[axis]);

/** Paths of what lies in shadow on the ground, as seen: cast by the light, or right under the things. */
export function shadows(stage: Stage, kind: 'cast' | 'contact') {
  const ground = Math.min(...stage.solids.map(({ low }) => low[2]));
  const top = Math.max(...stage.solids.map(({ high }) => high[2]));
  const reach = kind === 'cast' ? 0.42 : 0.04;
  const away = stage.fromView([reach, reach * 0.5, 0]);
  const fallen = (point: Point) => {
    const high = Math.min(point[2] - ground, 400);
    const [x, y] = add(point, [away[0] * high, away[1] * high, 0]);
    return stage.seen([x, y, ground]);
  };
  const wide = ({ low, high }: Solid) => (high[0] - low[0]) * (high[1] - low[1]) + (high[2] - low[2]) ** 2 * 0.2;
  const near = stage.solids.filter(({ low }) => kind === 'cast' || low[2] < ground + (top - ground) * 0.08 + eps);
  const bodies = near
    .filter(({ trail }) => !trail)
    .sort((a, b) => wide(b) - wide(a))
    .slice(0, 20)
    .map(({ corners }) => ring(hull(corners.map(fallen))));
  const lines = near.flatMap(({ trail }) => trail ?? []).slice(0, 10);
  const trails = lines.map(
    ({ points, wide: width }) =>
      `<path d="M${points.map((point) => place(fallen(point))).join('L')}" fill="none" stroke="#0f172a" stroke-width="${short(width)}"/>`,
  );
  return `<path d="${bodies.join('')}"/>${trails.join('')}`;
}
