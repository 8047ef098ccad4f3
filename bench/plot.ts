type Point = { x: number; y: number };
export type Line = { name: string; points: readonly Point[] };
export type Plot = { title: string; unit: string; lines: readonly Line[] };

const [width, height] = [640, 360];
const frame = { left: 64, right: 190, top: 44, bottom: 40 };
// Told apart without colour too: each line has its dash, and its name at its end.
const strokes = ['#1d4ed8', '#c2410c', '#15803d', '#7e22ce', '#0e7490', '#be123c', '#4d7c0f', '#334155'];
const dashes = ['', '6 3', '2 3', '8 3 2 3'];

const decades = (values: readonly number[]) => {
  const exponents = values.map((value) => Math.log10(value));
  const low = Math.floor(Math.min(...exponents) + 1e-9);
  return { low, high: Math.max(low + 1, Math.ceil(Math.max(...exponents) - 1e-9)) };
};

/** Where values lie between two ends, on a logarithmic scale of whole decades. */
export const scale = (values: readonly number[], from: number, to: number) => {
  const { low, high } = decades(values);
  const at = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)) };
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const label = (value: number) =>
  value >= 1e6 ? `${value / 1e6}M` : value >= 1000 ? `${value / 1000}k` : String(Number(value.toPrecision(2)));
const text = (x: number, y: number, content: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(content)}</text>`;

/** Moves names apart that would stand on each other, from the top down. */
export const apart = (heights: readonly number[], distance: number): number[] => {
  const order = heights.map((_, at) => at).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    last = Math.max(heights[at] ?? 0, last + distance);
    placed[at] = last;
  }
  return placed;
};

/** A line chart as SVG, both axes logarithmic: what grows with the catalogue climbs a decade in a decade. */
export const plotSvg = ({ title, unit, lines }: Plot): string => {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map((point) => point.x),
    frame.left,
    width - frame.right,
  );
  const y = scale(
    points.map((point) => point.y),
    height - frame.bottom,
    frame.top,
  );
  const grid = [
    ...y.ticks.map((tick) => [
      `<path d="M${frame.left} ${y.at(tick).toFixed(1)}H${width - frame.right}" stroke="#d4d4d8"/>`,
      text(frame.left - 8, y.at(tick) + 4, label(tick), 'text-anchor="end"'),
    ]),
    ...[...new Set(points.map((point) => point.x))].map((value) => [
      `<path d="M${x.at(value).toFixed(1)} ${frame.top}V${height - frame.bottom}" stroke="#e4e4e7"/>`,
      text(x.at(value), height - frame.bottom + 18, label(value), 'text-anchor="middle"'),
    ]),
  ].flat();
  const ends = apart(
    lines.map((line) => y.at(line.points.at(-1)?.y ?? 1)),
    14,
  );
  const drawn = lines.flatMap(({ name, points: own }, at) => {
    const stroke = strokes[at % strokes.length];
    const path = own.map((point) => `${x.at(point.x).toFixed(1)} ${y.at(point.y).toFixed(1)}`).join('L');
    return [
      `<path d="M${path}" fill="none" stroke="${stroke}" stroke-width="2" stroke-dasharray="${dashes[at % dashes.length]}"/>`,
      ...own.map(
        (one) => `<circle cx="${x.at(one.x).toFixed(1)}" cy="${y.at(one.y).toFixed(1)}" r="3" fill="${stroke}"/>`,
      ),
      text(width - frame.right + 8, (ends[at] ?? 0) + 4, name, `fill="${stroke}"`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#3f3f46">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(frame.left, 22, `${title} (${unit})`, 'font-size="15" font-weight="600" fill="#18181b"'),
    ...grid,
    ...drawn,
    text((frame.left + width - frame.right) / 2, height - 6, 'products', 'text-anchor="middle"'),
    '</svg>\n',
  ].join('\n');
};
