// Where a banner or a related link may lead (decisions W7): to the web, or to a path of this site.

/** Browsers read `//`, `/\` and a tab between them as the beginning of another host. */
export const isSitePath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

export const isWebAddress = (value: string) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);
