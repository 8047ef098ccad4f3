/** Words in place of a price that is on request. */
export const onRequestWords = 'Consultar precio';

/** Whether a product has no price yet: 0 is one to be asked for, never one to be sold at. */
export const isOnRequest = (price: number | undefined) => price === 0;
