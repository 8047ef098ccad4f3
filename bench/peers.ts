/**
 * CPU of two popular commerce servers as multiples of a bare server's, as the shop's owner gives it. Not measured here.
 */
export const peers: Record<string, string> = {
  'Search with facets': '390–69,000×',
  'Category by price': '360–1,700×',
  'Detail (call)': '820–2,200×',
  'Order by deposit': '2,000–11,000×',
};
