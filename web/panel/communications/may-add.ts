import { sellsSomewhere, useStaff } from '#web/panel/staff';

/** Whether a new communication is offered: where an answer says so, and until it comes to those who sell. */
export const useMayAdd = (answer: { mayAdd: boolean } | undefined): boolean => {
  const sells = sellsSomewhere(useStaff());
  return answer?.mayAdd ?? sells;
};
