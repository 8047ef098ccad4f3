/** A printer with a piece on its bed. */
export const PrinterDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 320 180" className="w-full">
    <rect width="320" height="180" rx="10" fill="var(--brand-50)" />
    <path d="M92 150V28h136v122" fill="none" stroke="var(--brand-800)" strokeWidth="10" strokeLinejoin="round" />
    <rect x="80" y="146" width="160" height="18" rx="5" fill="var(--brand-800)" />
    <rect x="96" y="58" width="128" height="7" fill="var(--neutral-300)" />
    <path d="M146 48h32v24l-12 12h-8l-12-12z" fill="var(--brand-600)" />
    <path d="M134 138h56v-20h-14V96h-28v22h-14z" fill="var(--accent)" />
    <rect x="112" y="138" width="100" height="6" rx="3" fill="var(--brand-200)" />
  </svg>
);

/** A piece as a printer builds it, layer on layer. */
export const PieceDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 320 180" className="w-full">
    <rect width="320" height="180" rx="10" fill="var(--brand-50)" />
    {[0, 1, 2, 3, 4, 5, 6].map((layer) => (
      <rect
        key={layer}
        x={90 + layer * 6}
        y={142 - layer * 15}
        width={140 - layer * 12}
        height="13"
        rx="6.5"
        fill={layer === 6 ? 'var(--accent)' : layer % 2 ? 'var(--brand-200)' : 'var(--brand-600)'}
      />
    ))}
    <path d="M150 20h20v10l-7 9h-6l-7-9z" fill="var(--brand-800)" />
    <rect x="70" y="157" width="180" height="7" rx="3.5" fill="var(--brand-800)" />
  </svg>
);
