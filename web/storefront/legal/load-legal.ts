import type { RouterContextProvider } from 'react-router';
import { legalVersion } from '#contract/plain/consents';
import { type LegalPath, legalText } from '#sites/legal';
import { site } from '#web/context';

/** What a legal page shows, of the site that is asked. */
export const loadLegal = (path: LegalPath, context: Readonly<RouterContextProvider>) => ({
  path,
  version: legalVersion,
  ...legalText(path, context.get(site)),
});
