/** The look of a link among the facts of a page. */
export const factLink = 'underline hover:text-brand-800';
