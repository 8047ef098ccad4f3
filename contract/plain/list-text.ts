/** 'Flores, Centro y Prado'; 'e' stands before the sound of an i. `Intl.ListFormat` says the same, and its first use costs a page tens of milliseconds. */
export const listText = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  const and = /^(í|h?i(?![aeo]))/i.test(last) ? 'e' : 'y';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
};
