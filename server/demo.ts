// The one door to the demo's room: its first start, its pictures, its command.
export { type DemoReach, demoCommand } from '#demo/demo.command';
export { demoWelcome, prepareFirstStart } from '#demo/first-start';

/** Draws a picture that has a drawing's name; the drawings load when the first is asked for. */
export const drawDemoPicture = async (name: string) => (await import('#demo/pictures/draw')).drawPicture(name);
