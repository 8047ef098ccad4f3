import type { MessageCode } from './messages.ts';
import { pictureAddress, pictureWidths } from './pictures.ts';

/** A picture that a shop has for its logo: its path as calls give it, and its size in pixels. */
export type LogoPicture = { image: string; width: number; height: number };
type Size = Pick<LogoPicture, 'width' | 'height'>;

/** How high the logo stands on pages, in CSS pixels; a screen may have two for each. */
export const shownHeight = 40;
const density = 2;
/** A phone's header has no room for a wider one. */
const widest = 4;
const narrowest = 0.5;

/** Why a picture of this size is no logo. */
export const logoFault = ({ width, height }: Size): MessageCode | undefined => {
  if (height < shownHeight * density) return 'logo.small';
  if (width > height * widest) return 'logo.wide';
  return width < height * narrowest ? 'logo.tall' : undefined;
};

/** Address of the logo as mails show it, whichever the shop has. */
export const mailLogoPath = '/iconos/logo.png';

/** Attributes of a logo's `img`; its size keeps the page from moving when it loads. */
export const shownLogo = ({ image, width, height }: LogoPicture) => {
  const shownWidth = Math.round((shownHeight * width) / height);
  const step = pictureWidths.find((one) => one >= shownWidth * density) ?? pictureWidths[0];
  return { src: pictureAddress(image, step, 'webp'), width: shownWidth, height: shownHeight };
};
