/** Content of a fixed page in the sitemap, which tells when the page changed. */
export type ListedPage = 'products' | 'contact' | 'printing' | 'company' | 'services' | 'legal';
