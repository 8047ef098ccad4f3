import { readPictureName } from '#demo/pictures/name';
import { randomOf } from '#demo/random';
import { drawBanner } from './banners.ts';
import { drawBrandLogo } from './brand-logos.ts';
import type { Kind, Thing } from './kind.ts';
import { packed } from './kinds/packed.ts';
import { kinds } from './kinds.ts';
import { picture } from './picture.ts';
import { type Camera, openStage } from './stage.ts';

const usual: Camera = { yaw: -28, pitch: 36 };

/** The second picture shows the other side, the third goes nearer, the fourth looks from higher up. */
function cameraOf({ camera = usual }: Kind, { view, random }: Thing): Camera {
  const yaw = camera.yaw + (random.next() - 0.5) * 7;
  const pitch = camera.pitch + (random.next() - 0.5) * 4;
  if (view === 2) return { yaw: -yaw * 0.8, pitch: Math.min(82, pitch + 8) };
  if (view === 3) return { yaw: yaw * 0.7, pitch };
  if (view === 4) return { yaw: yaw * 0.35, pitch: Math.min(84, pitch + 24) };
  return { yaw, pitch };
}

/** The SVG of a demo's picture by its stable name, always the same; undefined for what is no such name. */
export function drawPicture(name: string): string | undefined {
  if (name.startsWith('marca/')) return drawBrandLogo(name.slice('marca/'.length));
  const read = readPictureName(name);
  if (!read) return undefined;
  if (read.kind === 'banner') return drawBanner(read, drawPicture);
  const kind = kinds[read.kind] ?? packed;
  const thing: Thing = { ...read, tint: `#${read.colour || '94a3b8'}`, random: randomOf(read.kind, read.seed) };
  const stage = openStage(cameraOf(kind, thing));
  kind.draw(stage, thing);
  return read.view === 3 ? picture(stage, 1.7, { x: 0.42, y: 0.5 }) : picture(stage);
}
