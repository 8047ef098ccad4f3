/** A `ref` for what shall be in sight as soon as it is there. */
export const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
