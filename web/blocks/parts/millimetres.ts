/** Millimetres with one decimal (specification 9), as people here write them: 380,5 mm. */
export const millimetres = (value: number) => `${value.toFixed(1).replace('.', ',')} mm`;
