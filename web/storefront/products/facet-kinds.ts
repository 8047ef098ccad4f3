/** Facets beside the category, in the order in which people narrow by them: the key of the address that takes each. */
export const facetKinds = {
  products: [
    { facet: 'brandId', key: 'b', title: 'Marca' },
    { facet: 'providerId', key: 'p', title: 'Proveedor' },
  ],
  autoparts: [
    { facet: 'vehicleBrandId', key: 'vb', title: 'Marca del vehículo' },
    { facet: 'year', key: 'y', title: 'Año' },
    { facet: 'partBrandId', key: 'pb', title: 'Marca del repuesto' },
  ],
} as const;
