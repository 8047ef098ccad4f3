const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text inside XML, without the characters that XML cannot hold. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An element with a text; nothing where there is none. */
export const element = (name: string, text: string | undefined) =>
  text === undefined || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
