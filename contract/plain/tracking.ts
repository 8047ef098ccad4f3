import { isWebAddress } from '#contract/plain/link';

/** The page that follows a parcel, where its tracking is an https link. */
export const trackingLink = (tracking: string): string | undefined =>
  isWebAddress(tracking) && tracking.startsWith('https:') ? tracking : undefined;

/** A parcel's tracking within a sentence. */
export const trackingWords = (tracking: string): string => trackingLink(tracking) ?? `la guía ${tracking}`;
