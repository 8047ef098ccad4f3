import { createContext } from 'react';

/** The mark of our own inline elements while the server makes the page; the browser never sees one. */
export const OwnMark = createContext<string | undefined>(undefined);
