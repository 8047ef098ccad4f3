import type { ReactNode } from 'react';

// Drawn in the site's colours, so that they need no picture of a demo.

type Drawn = { className: string };

const Scene = ({ className, children }: Drawn & { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 320 180" className={className}>
    <rect width="320" height="180" rx="10" fill="var(--brand-50)" />
    {children}
  </svg>
);

const [dark, mid, light, metal] = ['var(--brand-800)', 'var(--brand-600)', 'var(--brand-200)', 'var(--neutral-300)'];
const every = <T,>(count: number, at: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => at(index));

/** Rows of tubes with fins between them. */
const Core = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => (
  <>
    <rect {...{ x, y, width, height }} fill={light} />
    <path
      d={every(Math.floor(width / 6), (at) => `M${x + 3 + at * 6} ${y}v${height}`).join('')}
      stroke="#fff"
      strokeWidth="1.5"
    />
    <path
      d={every(Math.floor(height / 14), (at) => `M${x} ${y + 7 + at * 14}h${width}`).join('')}
      stroke={mid}
      strokeWidth="3"
    />
  </>
);

export const Radiator = ({ className }: Drawn) => (
  <Scene className={className}>
    <Core x={70} y={40} width={180} height={104} />
    <rect x="58" y="24" width="204" height="20" rx="6" fill={dark} />
    <rect x="58" y="140" width="204" height="18" rx="6" fill={dark} />
    <rect x="146" y="12" width="28" height="14" rx="4" fill="var(--accent)" />
    <path d="M262 34h26v14M58 149H32v-14" fill="none" stroke={mid} strokeWidth="11" strokeLinecap="round" />
  </Scene>
);

export const Honeycomb = ({ className }: Drawn) => (
  <Scene className={className}>
    {every(4, (row) =>
      every(8, (at) => {
        const [x, y] = [44 + at * 31 + (row % 2) * 15.5, 48 + row * 27];
        const isNew = row === 1 && (at === 3 || at === 4);
        return (
          <path
            key={`${row} ${at}`}
            d={`M${x} ${y - 17}l15 8.5v17l-15 8.5-15-8.5v-17z`}
            fill={isNew ? 'var(--accent)' : light}
            stroke={mid}
            strokeWidth="2.5"
          />
        );
      }),
    )}
  </Scene>
);

export const OilRadiator = ({ className }: Drawn) => (
  <Scene className={className}>
    {every(7, (at) => (
      <rect key={at} x="64" y={38 + at * 15} width="152" height="9" rx="4.5" fill={at % 2 ? light : mid} />
    ))}
    <rect x="52" y="30" width="18" height="120" rx="6" fill={dark} />
    <rect x="210" y="30" width="18" height="120" rx="6" fill={dark} />
    <path d="M61 30V18M219 30V18" stroke={metal} strokeWidth="10" strokeLinecap="round" />
    <path d="M270 66c14 20 20 29 20 39a20 20 0 0 1-40 0c0-10 6-19 20-39z" fill="var(--accent)" />
  </Scene>
);

export const AirConditioning = ({ className }: Drawn) => (
  <Scene className={className}>
    <path
      d="M48 42h150a14 14 0 0 1 0 28H62a14 14 0 0 0 0 28h136a14 14 0 0 1 0 28H48"
      fill="none"
      stroke={mid}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path d={every(15, (at) => `M${58 + at * 10} 32v104`).join('')} stroke={light} strokeWidth="3" />
    <g stroke={dark} strokeWidth="6" strokeLinecap="round">
      {[0, 60, 120].map((turn) => (
        <path
          key={turn}
          d="M264 52v76M264 62l-9-9M264 62l9-9M264 118l-9 9M264 118l9 9"
          transform={`rotate(${turn} 264 90)`}
        />
      ))}
    </g>
  </Scene>
);

export const Cooling = ({ className }: Drawn) => (
  <Scene className={className}>
    <Core x={34} y={44} width={84} height={92} />
    <rect x="28" y="34" width="96" height="14" rx="5" fill={dark} />
    <rect x="28" y="132" width="96" height="14" rx="5" fill={dark} />
    <path d="M124 41h58v22M124 139h58v-22" fill="none" stroke="var(--accent)" strokeWidth="9" strokeLinecap="round" />
    <circle cx="216" cy="90" r="46" fill="#fff" stroke={dark} strokeWidth="8" />
    {[0, 72, 144, 216, 288].map((turn) => (
      <path key={turn} d="M216 90c-4-16 2-30 14-34 6 12 2 26-14 34z" fill={mid} transform={`rotate(${turn} 216 90)`} />
    ))}
    <circle cx="216" cy="90" r="8" fill={dark} />
  </Scene>
);
