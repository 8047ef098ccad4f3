import { inOrder, type Stage, shadows, short } from './stage.ts';

const wide = 800;
const high = 600;
const margin = 0.1;

/** The extent of all that was put, as seen: left, top, width, height. */
function extent(stage: Stage) {
  const points = stage.solids.flatMap(({ corners }) => corners.map(stage.seen));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left || 1, height: Math.max(...ys) - top || 1 };
}

/** The things put on a stage, in the middle of a white picture; `zoom` goes nearer to a part of it. */
export function picture(stage: Stage, zoom = 1, focus = { x: 0.5, y: 0.5 }) {
  const { left, top, width, height } = extent(stage);
  const scale = Math.min((wide * (1 - 2 * margin)) / width, (high * (1 - 2 * margin)) / height) * zoom;
  const middle = { x: left + width * (zoom === 1 ? 0.5 : focus.x), y: top + height * (zoom === 1 ? 0.5 : focus.y) };
  const to = `translate(${short(wide / 2 - middle.x * scale)} ${short(high / 2 - middle.y * scale)})scale(${Math.round(scale * 1e4) / 1e4})`;
  const shadow = (kind: 'cast' | 'contact', blur: number, opacity: number) =>
    `<filter id="${kind}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${short(blur * zoom)}"/></filter>` +
    `<g filter="url(#${kind})" fill="#0f172a" opacity="${opacity}"><g transform="${to}">${shadows(stage, kind)}</g></g>`;
  const things = inOrder(stage).map(({ svg }) => svg);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><defs>${stage.defs()}</defs><rect width="${wide}" height="${high}" fill="#fff"/>${shadow('cast', 16, 0.16)}${shadow('contact', 5, 0.24)}<g transform="${to}" stroke-width=".15">${things.join('')}</g></svg>`;
}
