import type { RouterContextProvider } from 'react-router';
import { type LegalPath, legalPaths } from '#contract/plain/legal-paths';
import { legalText, legalVersionOf } from '#sites/legal';
import { site } from '#web/context';

/** A version names the last change of the shop's texts and that of the initial ones: a reader sees the later. */
const lastChange = (version: string) => version.split('/').toSorted().at(-1) ?? version;

/** Data of a legal page, for the present site. */
export const loadLegal = (path: LegalPath, context: Readonly<RouterContextProvider>) => ({
  path,
  version: lastChange(legalVersionOf(context.get(site))),
  others: legalPaths
    .filter((other) => other !== path)
    .map((other) => ({ path: other, title: legalText(other, context.get(site)).title })),
  ...legalText(path, context.get(site)),
});
