// Words for what an account is and what its history says, in the panel and in a person's file. Free of zod.

/** A role within a sentence. */
export const roleWords = { seller: 'vende', administrator: 'administra' };

/** Fields in the history of an account and its person, beside those that are declared. */
export const accountFieldWords = {
  firstName: 'Nombre',
  email: 'E-mail',
  roles: 'Rol',
  positions: 'Puestos',
  personId: 'Persona',
  hasAccount: 'Tiene cuenta',
  isLocked: 'Bloqueado',
  vehicleId: 'Mi vehículo',
  vehicleYear: 'Año',
  erased: 'Borrado',
  file: 'Copia de sus datos',
};
