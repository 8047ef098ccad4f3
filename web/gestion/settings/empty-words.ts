import type { OwnDetails } from '#contract/settings';
import type { Values } from '#web/panel/edit/fields';

/** Texts whose present value is said where none is typed, with the setting that they follow: else they are an example's. */
const following = { name: null, shortName: 'name', tagLine: null, mailSignature: 'tagLine' } as const;
const isFollowing = (key: string): key is keyof typeof following => Object.hasOwn(following, key);

/** The text that is read where nothing is typed; no shop but a demo is told of an example's. */
export const shownWhenEmpty = (key: string, own: OwnDetails, { isDemo, stored }: Told) => {
  if (!isFollowing(key)) return null;
  const followed = following[key];
  return isDemo || (followed !== null && stored[followed]) ? own[key] : null;
};
export type Told = { isDemo: boolean; stored: Values };
