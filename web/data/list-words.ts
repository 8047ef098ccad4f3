// Words of the specification that are said in the shop and in the panel.

export const noResult = 'No se encontro ningun resultado.';
/** Of a product that is not public. */
export const inactive = 'Inactivo';
/** Of an address that leads nowhere, or that is none for who looks. */
export const notHere = 'Parece que esta página no existe';
