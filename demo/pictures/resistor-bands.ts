const bandColours = [
  '#111827',
  '#7c4a1e',
  '#dc2626',
  '#f97316',
  '#facc15',
  '#16a34a',
  '#2563eb',
  '#7c3aed',
  '#6b7280',
  '#f8fafc',
];

/** The colour bands of '4.7K' as three colours: two digits and the power of ten. */
export function bands(label: string): string[] {
  const [, number = '10', unit = 'R'] = /^([\d.]+)([RKM]?)/.exec(label) ?? [];
  const ohms = Number(number) * ({ R: 1, K: 1e3, M: 1e6 }[unit] ?? 1);
  const power = Math.floor(Math.log10(ohms || 10)) - 1;
  const digits = Math.round(ohms / 10 ** power);
  return [Math.floor(digits / 10), digits % 10, power].map((digit) => bandColours[digit] ?? '#d4a017');
}
