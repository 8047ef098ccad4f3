// The one door to the demo's room: its first start, its pictures, its command, its providers of payments.
export { type DemoReach, demoCommand } from '#demo/demo.command';
export { demoWelcome, prepareFirstStart } from '#demo/first-start';
export { geocodingStandIn } from '#demo/geocoding';
export { openStandIns } from '#demo/payments/stand-ins';

/** Draws a picture that has a drawing's name; the drawings load when the first is asked for. */
export const drawDemoPicture = async (name: string) => (await import('#demo/pictures/draw')).drawPicture(name);
