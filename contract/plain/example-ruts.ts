/** The RUT of the firms in `sites/`, which are examples: no shop but a demo sells under one of them. */
export const exampleRuts: readonly string[] = [
  '217301420014',
  '211801870028',
  '217502660012',
  '217603110018',
  '217704880013',
];

export const isExampleRut = (identifier: string): boolean => exampleRuts.includes(identifier);
