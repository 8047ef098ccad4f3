import { withoutInvisible } from '#contract/plain/invisible';

/** Text without outer spaces and stray characters; line breaks inside it stay, as `\n`. Cleaning it again changes nothing. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .normalize('NFC')
    .trim();

/** The same on one line, with single spaces and nothing invisible. */
export const cleanLine = (text: string) => cleanText(withoutInvisible(text)).replace(/\s+/g, ' ');
