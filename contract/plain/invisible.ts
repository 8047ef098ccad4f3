const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\ufe0f/g;

/** Text without the characters that nobody sees: what is pasted with them is no other text. */
export const withoutInvisible = (text: string) => text.replaceAll(invisible, '');
