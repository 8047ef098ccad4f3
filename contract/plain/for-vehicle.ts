/** The end of a part's name in the cart, that says for which vehicle it was found. */
export const forVehicle = (vehicle: string | undefined) => (vehicle ? ` · para ${vehicle}` : '');

/** A part's name in the cart without its vehicle. */
export const withoutVehicle = (longName: string) => longName.replace(/ · para [^·]*$/, '');
