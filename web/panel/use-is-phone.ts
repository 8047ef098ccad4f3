import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's, from the first look on: the server makes no screen of the panel. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false }) === true;
