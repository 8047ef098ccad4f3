import { useQueryClient } from '@tanstack/react-query';
import type { Communication } from '#contract/communications';
import { nextEvents } from '#contract/plain/communications';
import { call, type Failure } from '#web/data/call';
import { useStaff } from '#web/panel/staff';
import { tellNotice } from './notices.ts';
import { isOwnEvent, type NewEvent } from './own-event.ts';

type Seen = Pick<Communication, 'id' | 'events' | 'contactPersonId'>;

/** Adds an event to a communication as it was seen. */
export const addEvent = ({ id, events, contactPersonId }: Seen, commEvent: NewEvent) =>
  call('communication/addEvent', {
    commId: id,
    commEvent,
    seenEventId: events.at(-1)?.id,
    seenContactPersonId: contactPersonId,
  });

const isOfCommunications = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  /^(communication\/|comm\/|agenda\/|panel\/count)/.test(String(path));

/** Sends events of communications, from lists, dialogs and the agenda alike. */
export const useEvents = () => {
  const queries = useQueryClient();
  const { person } = useStaff();

  /** Has all that shows communications be asked for anew. */
  const refresh = () => void queries.invalidateQueries({ predicate: isOfCommunications });

  /**
   * Stores an event, and leaves the rest to the caller. One of one's own whose answer was lost counts as stored; where somebody else
   * was first, `now` is what became of it.
   */
  const store = async (
    seen: Seen & Pick<Communication, 'lastEvent'>,
    event: NewEvent,
  ): Promise<{ ok: true } | (Failure & { now?: Communication | undefined })> => {
    const answer = await addEvent(seen, event);
    if (answer.ok || answer.status !== 409) return answer;
    const now = await call('communication/find', { id: seen.id });
    const last = now.ok ? now.data.events.at(-1) : undefined;
    const isOwn = isOwnEvent(last, event, nextEvents[seen.lastEvent][event.type], person?.id);
    if (isOwn) return { ok: true };
    return { ...answer, now: now.ok ? now.data : undefined };
  };

  /** Says a refusal over the screen. Where somebody else was first it tells both events, and the screen is asked for anew then. */
  const say = ({ status, error, fields }: Failure) =>
    status === 409
      ? tellNotice({ title: 'La comunicación cambió mientras tanto', text: error, onRead: refresh })
      : tellNotice({ title: 'No se guardó', text: Object.values(fields)[0] ?? error });

  /** Stores an event and says each refusal; false where nothing was stored. */
  const send = async (seen: Parameters<typeof store>[0], event: NewEvent): Promise<boolean> => {
    const answer = await store(seen, event);
    if (answer.ok) refresh();
    else say(answer);
    return answer.ok;
  };

  return { send, store, refresh };
};
