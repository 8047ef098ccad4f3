/** Typed text that is no value of its field. It stands as the field's value, so that every rule refuses it. */
export type Unread = { unread: string; error: string };

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value;

/** All of them in a field's value, which may be a list of rows, each with where it stands there. */
export const unreadsIn = (
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; error: string }[] => {
  if (isUnread(value)) return [{ path, error: value.error }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unreadsIn(inner, [...path, key]));
};

/** The first of them. */
export const unreadIn = (value: unknown) => unreadsIn(value)[0];
