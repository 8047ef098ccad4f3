/**
 * Server HTML of the element with this id, for `dangerouslySetInnerHTML` of the same element in the browser: React then
 * keeps it as it is, and the browser needs none of its code. Call it as the page's code loads.
 */
export const serverHtml = (id: string) => ({
  __html: import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? ''),
});
