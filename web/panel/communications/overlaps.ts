import type { Communication } from '#contract/communications';
import { wallTime } from '#contract/plain/wall-time';
import { authorName } from './contact-name.tsx';
import { subjectText } from './event-words.ts';
import { typedOf } from './typed-moment.ts';

/** Calendars show each as half an hour. */
const lengthMs = 30 * 60_000;
/** The last of a list's moments belongs to it. */
const tenthMs = 100;

/** The filter of a list for all that a person has to do less than half an hour before or after a moment. */
export const nearTo = (creatorPersonId: number, moment: string) => {
  const from = (ms: number) => wallTime(new Date(Date.parse(moment) + ms));
  return {
    creatorPersonId,
    state: 'OPE',
    startDate: from(tenthMs - lengthMs),
    endDate: from(lengthMs - tenthMs),
  } as const;
};

/** 'A las 10:30 ya tenés: Llamar a Ana', as the person of that id reads it. */
export const overlapText = (
  one: Pick<Communication, 'newDate' | 'subject' | 'creatorPersonId' | 'creatorPersonName' | 'creatorPersonLastName'>,
  own: number | undefined,
): string => {
  const has = one.creatorPersonId === own ? 'ya tenés' : `${authorName(one)} ya tiene`;
  return `A las ${typedOf(one.newDate).slice(11)} ${has}: ${subjectText(one)}`;
};
