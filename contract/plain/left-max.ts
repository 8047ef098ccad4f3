/** Up to how many units buyers are told what is left of a product. */
export const leftMax = 20;
