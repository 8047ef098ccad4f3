const parts = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.replace('#', '').slice(at, at + 2), 16));

/** A mix of two colours, `#rrggbb`; `share` of the second from 0 to 1. */
export const mix = (one: string, other: string, share: number) => {
  const [a, b] = [parts(one), parts(other)];
  const value = a.map((part, at) => Math.round(part + ((b[at] ?? 0) - part) * Math.min(1, Math.max(0, share))));
  return `#${value.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`;
};

const lightness = (hex: string) => {
  const [r = 0, g = 0, b = 0] = parts(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

/** A colour in light of that strength: 1 is as it is, below in shade, above in glare. Dark things keep some form. */
export const shade = (hex: string, strength: number) => {
  const lifted = lightness(hex) < 0.22 ? mix(hex, '#5b6472', 0.22) : hex;
  if (strength >= 1) return mix(lifted, '#ffffff', strength - 1);
  return mix(lifted, lightness(hex) > 0.85 ? '#64748b' : '#0b1020', 1 - strength);
};

export const dark = (hex: string) => lightness(hex) < 0.5;
/** An ink that is readable on a colour. */
export const inkOn = (hex: string) => (dark(hex) ? '#ffffff' : '#1f2937');

export const brass = '#d9b45b';
