import { createContext } from 'react';

/** What search engines read of the page that is being rendered (`context.get(page).facts`). In the browser none. */
export const PageFacts = createContext<readonly object[]>([]);
