/** Typed text that is no value of its field. It stands as the field's value, so that every rule refuses it. */
export type Unread = { unread: string; error: string };

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value;

/** The first of them in a field's value, which may be a list of rows. */
export const unreadIn = (value: unknown): Unread | undefined => {
  if (isUnread(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = unreadIn(inner);
    if (found) return found;
  }
  return undefined;
};
