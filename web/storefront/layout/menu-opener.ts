/** The look of what opens or leads to the account in the header. */
export const menuOpener =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold hover:bg-neutral-100';
