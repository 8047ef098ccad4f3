import { useState } from 'react';
import { isUnread, type Unread } from '#web/panel/edit/unread';

/** Texts typed in a list's filters. One that names no choice is refused at its filter and narrows nothing. */
export const useTypedFilters = () => {
  const [unread, setUnread] = useState<Partial<Record<string, Unread>>>({});
  return {
    hasUnread: Object.values(unread).some(isUnread),
    forget: () => setUnread({}),
    /** The value of one filter's `SearchSelect`; `choose` hears of choices alone. */
    control: (key: string, value: string | null, choose: (value: string | null) => void) => ({
      value: unread[key] ?? value,
      onChange: (next: string | null | Unread) => {
        setUnread((others) => ({ ...others, [key]: isUnread(next) ? next : undefined }));
        // The address may be ahead of `value`.
        if (!isUnread(next)) choose(next);
      },
    }),
  };
};
