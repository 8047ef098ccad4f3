import { signOut } from '#web/data/sign-out';
import { paths } from '#web/paths';

let isLeaving = false;
/** Whether this tab is on its way to the shop, signed out. */
export const isLeavingPanel = () => isLeaving;

/** Ends the session and goes to the shop. */
export const leavePanel = async () => {
  isLeaving = true;
  await signOut();
  window.location.assign(paths.home);
};
