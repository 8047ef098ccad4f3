/** The cookie of a browser that is shown a shop before it opens, as its staff's are. It signs nobody in. */
export const earlyLook = 'vista-previa=si';
