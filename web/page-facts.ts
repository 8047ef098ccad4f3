import { createContext } from 'react';

/** Data for search engines of the page that is being rendered (`context.get(page).facts`). Empty in the browser. */
export const PageFacts = createContext<readonly object[]>([]);
