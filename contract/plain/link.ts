// Where a banner or a related link may lead (decisions W7): to the web, or to a path of this site.

/** Browsers read `//`, `/\` and a tab between them as the beginning of another host. */
export const isSitePath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

/** A host of the web ends in a dot and a name with letters, but that of this machine. */
const isHost = (name: string) => /\.[^.]*[a-z][^.]*$/.test(name) || name === 'localhost';

/** Without a user or a password, which an e-mail address would become. */
export const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/?#\\@]+(?:[/?#]|$)/i.test(value) && URL.canParse(value) && isHost(new URL(value).hostname);

/** No host of the web ends so (RFC 2606): such a link is the program's example, which no visitor of a shop with its own firm sees. */
export const isExampleLink = (value: string) => /^https?:\/\/[^/?#]*\.example(?:[/?#:]|$)/i.test(value);

/** An address as people type it gets its https. */
export const withHttps = (text: string) => {
  const link = text.trim();
  return link === '' || /^(https?:|\/)/i.test(link) ? link : `https://${link}`;
};
