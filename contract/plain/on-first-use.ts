/** A value that is made at its first use: a formatter of `Intl` takes a phone milliseconds. */
export const onFirstUse = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
