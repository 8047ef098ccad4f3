import { useSyncExternalStore } from 'react';
import { onDemand } from '#web/panel/on-demand';
import { firstNotice, subscribe } from './notices.ts';

const NoticeDialog = onDemand(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** Where notices are said, one after the other; once in the panel. */
export const EventNotice = () => {
  const notice = useSyncExternalStore(subscribe, firstNotice);
  return notice && <NoticeDialog {...notice} />;
};
