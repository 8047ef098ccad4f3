// Words that are said in more than one place of the shop and the panel, most of them the specification's.

export const noResult = 'No se encontro ningun resultado.';
/** For a text that cannot be looked for. */
export const tooShort = 'Escribí al menos dos letras o números para buscar.';
/** For a product that is not public. */
export const inactive = 'Inactivo';
/** For an address that leads nowhere, or that is none for the one who looks. */
export const notHere = 'Parece que esta página no existe';
