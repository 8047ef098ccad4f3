import * as art from '../art.ts';
import { dark, inkOn, mix, shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { lathe } from '../round.ts';
import type { Stage } from '../stage.ts';

/** A reel standing on its edge, its label on the flange. */
function spool(stage: Stage, { tint, label, random, size }: Thing) {
  const r = size >= 2 ? 112 : 100;
  const deep = size >= 2 ? 82 : 66;
  const flange = random.pick(['#20242c', '#20242c', '#d9dde3', '#2b3340']);
  const full = r * (0.86 + random.next() * 0.07);
  const holes = art.repeat(random.pick([5, 6, 8]), (at) => {
    const angle = (at * Math.PI * 2) / 6;
    return at < 6 ? art.dot(Math.cos(angle) * r * 0.8, Math.sin(angle) * r * 0.8, r * 0.085, shade(flange, 0.72)) : '';
  });
  const paper = dark(tint) || tint === '#fafafa' ? '#ffffff' : mix(tint, '#ffffff', 0.86);
  const tag =
    art.dot(0, 0, r * 0.66, paper) +
    art.shape(`M${-r * 0.66} 0A${r * 0.66} ${r * 0.66} 0 0 0 ${r * 0.66} 0Z`, { fill: tint }) +
    words(label || 'PLA', { x: 0, y: -r * 0.28, size: r * 0.24, fill: '#1f2937', face: 'display', fit: r * 0.85 }) +
    words('1.75 mm', { x: 0, y: r * 0.46, size: r * 0.11, fill: inkOn(tint) }) +
    art.dot(0, 0, r * 0.27, shade(flange, 0.8)) +
    art.dot(0, 0, r * 0.22, '#eef1f5') +
    art.dot(r * 0.02, r * 0.03, r * 0.2, '#d7dce3');
  stage.within({ turn: [0, 0, 0] }, () => {
    lathe(
      stage,
      [
        [0, r],
        [5, r],
      ],
      flange,
      { at: [0, deep, r], axis: 'y' },
    );
    const wraps: [number, number][] = [];
    for (let at = 5; at < deep; at += 4.2) wraps.push([at, full], [Math.min(deep, at + 2.1), full * 0.985]);
    lathe(stage, wraps, tint, { at: [0, 0, r], axis: 'y', surface: /SEDA|PETG|TRAN/.test(label) ? 'gloss' : 'matt' });
    lathe(
      stage,
      [
        [0, r],
        [5, r],
      ],
      flange,
      { at: [0, 0, r], axis: 'y', art: holes + tag },
    );
  });
}

export const spoolKinds: Kinds = { spool: { camera: { yaw: -34, pitch: 16 }, draw: spool } };
