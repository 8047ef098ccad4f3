import type { CSSProperties } from 'react';

const colours = { good: 'green', fair: 'orange', bad: 'red', brand: 'blue', neutral: 'gray' } as const;
/** The mark can be seen on light and on dark. Stylesheets cannot say so: the build rewrites it to variables that nobody sets. */
const shade = (colour: string) => `light-dark(var(--mantine-color-${colour}-8), var(--mantine-color-${colour}-4))`;

/** A state as a word with its mark, in the colour of what it means (`rows.css`). */
export const StatePill = ({ tone, label }: { tone: keyof typeof colours; label: string }) => (
  <span className="panel-pill" style={{ '--tone': shade(colours[tone]) } as CSSProperties}>
    {label}
  </span>
);
