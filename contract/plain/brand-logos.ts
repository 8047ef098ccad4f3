/** Where a brand's logo stands, as its `logo` says and below the site's address: `marcas/12.svg`. */
export const brandLogoPath = (brandId: number, kind: 'svg' | 'png') => `marcas/${brandId}.${kind}`;

/** Whether a brand's `logo` is such a file; another is a picture in steps. */
export const isBrandLogo = (logo: string) => /^marcas\/\d{1,15}\.(svg|png)$/.test(logo);
