import { shade } from './colour.ts';
import { onFace, sheen } from './solids.ts';
import { add, dot, type Flat, type Point, size, times, unit } from './space.ts';
import { place, type Stage, short } from './stage.ts';

type Surface = 'matt' | 'gloss' | 'metal' | 'glass';

const bands: Record<Surface, readonly (readonly [offset: number, light: number])[]> = {
  matt: [
    [0, 0.8],
    [0.3, 1.06],
    [0.65, 0.86],
    [1, 0.6],
  ],
  gloss: [
    [0, 0.78],
    [0.16, 0.98],
    [0.27, 1.5],
    [0.38, 1.02],
    [0.72, 0.82],
    [0.92, 0.6],
    [1, 0.7],
  ],
  metal: [
    [0, 0.72],
    [0.12, 0.95],
    [0.28, 1.55],
    [0.42, 1.02],
    [0.62, 0.72],
    [0.8, 0.95],
    [1, 0.66],
  ],
  glass: [
    [0, 0.9],
    [0.15, 1.2],
    [0.3, 1.6],
    [0.4, 1.15],
    [0.8, 1],
    [1, 0.85],
  ],
};

type Round = {
  /** Base of the axis; it runs along the local z unless told. */
  at: Point;
  axis?: 'x' | 'y' | 'z';
  surface?: Surface;
  /** Art on the end that one sees, in a square of two radii round 0 0. */
  art?: string;
  cap?: string;
  opacity?: number;
};

const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;
const flatAxes = {
  x: [
    [0, 1, 0],
    [0, 0, -1],
  ],
  y: [
    [1, 0, 0],
    [0, 0, -1],
  ],
  z: [
    [1, 0, 0],
    [0, -1, 0],
  ],
} as const;

/** A turned body: stations along the axis as distance, radius and, where it changes from there on, colour. */
export function lathe(
  stage: Stage,
  stations: readonly (readonly [along: number, r: number, colour?: string])[],
  base: string,
  input: Round,
) {
  const { at, axis = 'z', surface = 'matt', art, opacity } = input;
  const direction = stage.along(axes[axis]);
  const unitScale = size(direction);
  const towards = dot(unit(direction), stage.eye);
  const origin = stage.at(at);
  const zero = stage.seen(origin);
  const centre = (along: number) => stage.seen(add(origin, times(direction, along)));
  const tip = stage.seen(add(origin, unit(direction)));
  const flatLength = Math.hypot(tip[0] - zero[0], tip[1] - zero[1]);
  const across: Flat = flatLength < 1e-3 ? [1, 0] : [-(tip[1] - zero[1]) / flatLength, (tip[0] - zero[0]) / flatLength];
  // The lit side comes first: from the upper left.
  const lit: Flat = across[0] * -0.8 + across[1] * -0.6 >= 0 ? across : [-across[0], -across[1]];
  const angle = (Math.atan2(across[1], across[0]) * 180) / Math.PI;
  const squash = Math.abs(towards);

  let colour = base;
  const parts = stations.slice(0, -1).flatMap((station, index) => {
    const next = stations[index + 1];
    colour = station[2] ?? colour;
    return next ? [{ from: station, to: next, colour }] : [];
  });
  const widest = Math.max(...stations.map(([, r]) => r)) * unitScale;
  const gradient = (tone: string, r: number) => {
    const stops = bands[surface].map(
      ([offset, light]) => `<stop offset="${offset}" stop-color="${shade(tone, light)}"/>`,
    );
    const reach = r > widest * 0.45 ? widest : r;
    const end = (sign: number) => [zero[0] + lit[0] * reach * sign, zero[1] + lit[1] * reach * sign].map(short);
    const [x1, y1] = end(1);
    const [x2, y2] = end(-1);
    return stage.define(
      `<linearGradient id="" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`,
    );
  };
  const ellipse = ([cx, cy]: Flat, r: number) =>
    `<ellipse rx="${short(r)}" ry="${short(r * squash)}" transform="translate(${short(cx)} ${short(cy)})rotate(${short(angle)})"`;
  const ordered = towards >= 0 ? parts : [...parts].reverse();
  const drawn = ordered.map(({ from, to, colour: tone }, index) => {
    const [near, far] = towards >= 0 ? [to, from] : [from, to];
    const [r0, r1] = [far[1] * unitScale, near[1] * unitScale];
    const fill = gradient(tone, Math.max(r0, r1));
    const body = frustum(centre(far[0]), r0, centre(near[0]), r1, angle, squash, fill);
    const after = ordered[index + 1];
    const covered = after ? (towards >= 0 ? after.from : after.to)[1] >= near[1] - 1e-6 : Boolean(input.cap);
    if (near[1] === 0 || covered) return body;
    const light = stage.lit(times(direction, Math.sign(towards) || 1));
    return `${body}${ellipse(centre(near[0]), r1)} fill="${sheen(stage, tone, light)}"/>`;
  });
  const last = towards >= 0 ? stations.at(-1) : stations[0];
  if (last && (art || input.cap)) {
    if (input.cap)
      drawn.push(
        `${ellipse(centre(last[0]), last[1] * unitScale)} fill="${sheen(stage, input.cap, stage.lit(times(direction, Math.sign(towards) || 1)))}"/>`,
      );
    const [right, down] = flatAxes[axis];
    if (art) drawn.push(onFace(stage, add(at, times(axes[axis], last[0])), right, down, art));
  }
  const corners = stations.flatMap(([along, r]) => ringOf(stage, at, axis, along, r));
  stage.put(opacity === undefined ? drawn.join('') : `<g opacity="${opacity}">${drawn.join('')}</g>`, corners);
}

/** A turned body in one colour by a flat list of stations: distance along the axis, radius, and so on. */
export const turned = (stage: Stage, stations: readonly number[], colour: string, input: Round) =>
  lathe(
    stage,
    stations.flatMap((along, at) => (at % 2 ? [] : [[along, stations[at + 1] ?? 0] as const])),
    colour,
    input,
  );

const ringOf = (stage: Stage, at: Point, axis: 'x' | 'y' | 'z', along: number, r: number) => {
  const [right, down] = flatAxes[axis];
  const centre = add(at, times(axes[axis], along));
  return Array.from({ length: 8 }, (_, step) => {
    const turn = (step * Math.PI) / 4;
    return stage.at(add(centre, add(times(right, r * Math.cos(turn)), times(down, r * Math.sin(turn)))));
  });
};

/** The outline of two parallel ellipses and what lies between them. */
function frustum(c0: Flat, r0: number, c1: Flat, r1: number, angle: number, squash: number, fill: string) {
  const turn = (angle * Math.PI) / 180;
  const [u, v]: [Flat, Flat] = [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn) * squash, Math.cos(turn) * squash],
  ];
  const d: Flat = [c1[0] - c0[0], c1[1] - c0[1]];
  const cross = (a: Flat, b: Flat) => a[0] * b[1] - a[1] * b[0];
  const [a, b, c] = [cross(d, v), -cross(d, u), (r1 - r0) * cross(u, v)];
  const rho = Math.hypot(a, b);
  const round = ([x, y]: Flat, r: number) => {
    const arcTo = (sign: number) =>
      `A${short(r)} ${short(r * squash)} ${short(angle)} 1 1 ${place([x + u[0] * r * sign, y + u[1] * r * sign])}`;
    return r > 0 ? `M${place([x - u[0] * r, y - u[1] * r])}${arcTo(1)}${arcTo(-1)}Z` : '';
  };
  const both = `${round(c0, r0)}${round(c1, r1)}`;
  if (rho < 1e-9 || Math.abs(c) > rho) return `<path d="${both}" fill="${fill}"/>`;
  const edge = ([x, y]: Flat, r: number, t: number): Flat => [
    x + r * (u[0] * Math.cos(t) + v[0] * Math.sin(t)),
    y + r * (u[1] * Math.cos(t) + v[1] * Math.sin(t)),
  ];
  let middle = Math.atan2(b, a);
  let spread = Math.acos(-c / rho);
  const ahead = edge([0, 0], 1, middle);
  if (ahead[0] * d[0] + ahead[1] * d[1] < 0) [middle, spread] = [middle + Math.PI, Math.PI - spread];
  const arcTo = (to: Flat, r: number, turn0: number) =>
    r > 0 ? `A${short(r)} ${short(r * squash)} ${short(angle)} ${turn0 > Math.PI ? 1 : 0} 1 ${place(to)}` : '';
  const [one, two] = [middle + spread, middle - spread];
  const far = `M${place(edge(c0, r0, one))}${arcTo(edge(c0, r0, two), r0, 2 * (Math.PI - spread))}`;
  const near = `L${place(edge(c1, r1, two))}${arcTo(edge(c1, r1, one), r1, 2 * spread)}Z`;
  return `<path d="${far}${near}" fill="${fill}"/>`;
}

/** A cylinder by the middle of its base. */
export const cylinder = (stage: Stage, r: number, length: number, colour: string, input: Round) =>
  lathe(
    stage,
    [
      [0, r],
      [length, r],
    ],
    colour,
    input,
  );

export function ball(stage: Stage, at: Point, r: number, colour: string, surface: 'matt' | 'gloss' = 'gloss') {
  const centre = stage.at(at);
  const [x, y] = stage.seen(centre);
  const real = r * size(stage.along([1, 0, 0]));
  const stops = [
    [0, surface === 'gloss' ? 1.75 : 1.2],
    [0.35, 1.05],
    [0.75, 0.82],
    [1, 0.58],
  ] as const;
  const fill = stage.define(
    `<radialGradient id="" cx=".36" cy=".3" r=".75">${stops.map(([at0, light]) => `<stop offset="${at0}" stop-color="${shade(colour, light)}"/>`).join('')}</radialGradient>`,
  );
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) => [-1, 1].map((c): Point => add(centre, [a * real * 0.7, b * real * 0.7, c * real]))),
  );
  stage.put(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(real)}" fill="${fill}"/>`, corners);
}
