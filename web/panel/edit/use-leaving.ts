import { useEffect, useRef } from 'react';
import { type BlockerFunction, type Location, useLocation } from 'react-router';
import { useUnsaved } from '#web/panel/unsaved';

/** The part of an address by which a step leads elsewhere: every step does, one to another screen, or as a screen says. */
type Part = (location: Location) => string;
export const eachStep: Part = ({ key }) => key;
export const eachScreen: Part = ({ pathname }) => pathname;

const guards = new Set<BlockerFunction>();

/** Whether a form that is open would lose by a step what is typed in it. */
export const losesTyped: BlockerFunction = (step) => [...guards].some((isLost) => isLost(step));

/**
 * Has `LeaveGuard` ask before a changed form is left for another screen; the browser asks where the page itself is left.
 * After `letGo`, as what was typed is stored or gone, the next step is not asked about.
 */
export const useLeaving = (isDirty: boolean, by: Part = eachStep) => {
  const isFree = useRef(false);
  const { key } = useLocation();
  useEffect(() => {
    if (key) isFree.current = false;
  }, [key]);
  useEffect(() => {
    if (!isDirty) return;
    const guard: BlockerFunction = ({ currentLocation, nextLocation }) =>
      !isFree.current && by(currentLocation) !== by(nextLocation);
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [isDirty, by]);
  useUnsaved(isDirty);
  return {
    letGo: () => {
      isFree.current = true;
    },
  };
};
