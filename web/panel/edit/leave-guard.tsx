import { useBlocker } from 'react-router';
import { onDemand } from '#web/panel/on-demand';
import { losesTyped } from './use-leaving.ts';

const LeaveQuestion = onDemand(async () => (await import('./leave-question.tsx')).LeaveQuestion, { isLikely: true });

/** Asks for all forms that are open: the router hears one blocker alone. */
export const LeaveGuard = () => {
  const { state, reset, proceed } = useBlocker(losesTyped);
  return state === 'blocked' && <LeaveQuestion onStay={reset} onLeave={proceed} />;
};
