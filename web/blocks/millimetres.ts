/** Millimetres with at most one decimal, as people here write them: 380,5 mm. */
export const millimetres = (value: number) => `${String(Math.round(value * 10) / 10).replace('.', ',')} mm`;
