/**
 * Facets beside the category, in the order in which people narrow by them: the key of the address that takes each, and
 * how the menu calls all of them, where it names the first.
 */
export const facetKinds = {
  products: [
    { facet: 'brandId', key: 'b', title: 'Marca', all: 'Marcas' },
    { facet: 'providerId', key: 'p', title: 'Proveedor' },
  ],
  autoparts: [
    { facet: 'vehicleBrandId', key: 'vb', title: 'Marca del vehículo', all: 'Marcas de vehículos' },
    { facet: 'year', key: 'y', title: 'Año' },
    { facet: 'partBrandId', key: 'pb', title: 'Marca del repuesto', all: 'Marcas de repuestos' },
  ],
} as const;
