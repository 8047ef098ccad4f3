import { useBlocker } from 'react-router';
import { LeaveQuestion } from './leave-question.tsx';
import { losesTyped } from './use-leaving.ts';

/** Asks for all forms that are open: the router hears one blocker alone. */
export const LeaveGuard = () => {
  const { state, reset, proceed } = useBlocker(losesTyped);
  return state === 'blocked' && <LeaveQuestion onStay={reset} onLeave={proceed} />;
};
