import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

/** Events of an XML file, in order. Names come without their prefix, those of attributes too. */
export type XmlHandlers = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

// A text without an end would fill the memory before anybody could say that it is too long.
const longestSilence = 4_000_000;
// No part of a workbook nests as deep.
const deepest = 100;
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads an XML file piece by piece; yields after each, when what it told can be fetched. Throws where it is no XML. */
export const readXml = async function* (file: Readable, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false });
  const decoder = new TextDecoder();
  let silence = 0;
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0;
    depth += 1;
    if (depth > deepest) throw new Error('Nested deeper than any workbook.');
    const named = (asked: string) => attributes[Object.keys(attributes).find((own) => bare(own) === asked) ?? ''];
    open?.(bare(name), (asked) => (attributes[asked] ?? named(asked)) as string | undefined);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(bare(name));
  });
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  try {
    for await (const piece of file) {
      const chunk = decoder.decode(piece as Uint8Array, { stream: true });
      silence += chunk.length;
      if (silence > longestSilence) throw new Error('A text without an end.');
      parser.write(chunk);
      yield;
    }
    parser.write(decoder.decode()).close();
    yield;
  } finally {
    file.destroy();
  }
};
