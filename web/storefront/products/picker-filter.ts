/** As it is compared: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds what is typed, whatever its case and accents. */
export const holds = (name: string, typed: string) => plain(name).includes(plain(typed.trim()));
