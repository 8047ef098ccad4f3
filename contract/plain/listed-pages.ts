/** What a fixed page that the sitemap names shows: by this it knows when the page changed. */
export type ListedPage = 'products' | 'contact' | 'printing' | 'company' | 'services' | 'legal';
