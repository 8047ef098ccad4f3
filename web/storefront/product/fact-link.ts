/** The look of a link among the facts of a page. */
export const factLink = 'hover:text-brand-800 hover:underline';
