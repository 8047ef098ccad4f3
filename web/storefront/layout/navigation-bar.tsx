import { useNavigation } from 'react-router';

/** A thin line while the next page is on its way; it waits a moment, so that a quick page shows none. */
export const NavigationBar = () =>
  useNavigation().state === 'idle' ? null : (
    <div
      aria-hidden="true"
      className="progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-accent"
    />
  );
