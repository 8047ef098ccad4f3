import { isWebAddress } from '#contract/plain/link';

/** The page that follows a parcel, where its tracking is an https link. */
export const trackingLink = (tracking: string): string | undefined =>
  isWebAddress(tracking) && tracking.startsWith('https:') ? tracking : undefined;

/** How a parcel is followed, as a sentence. A link stands last, as a mail takes the stop after it for a part of it. */
export const trackingSentence = (tracking: string): string => {
  const link = trackingLink(tracking);
  return link ? `Podés seguirlo en ${link}` : `Podés seguirlo con la guía ${tracking}.`;
};
