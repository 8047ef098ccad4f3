/** The accounts of a demo, printed at start. `person` counts into demoPeople(). */
export const demoAccounts = [
  { email: 'cliente@demo.uy', person: 0, roles: [], isActive: true, what: 'cliente' },
  { email: 'empresa@demo.uy', person: 1, roles: [], isActive: true, what: 'empleado de una empresa cliente' },
  { email: 'vendedor@demo.uy', person: 2, roles: ['seller'], isActive: true, what: 'vendedor de la tienda' },
  { email: 'otro@demo.uy', person: 3, roles: ['seller'], isActive: true, what: 'vendedor de otra empresa' },
  { email: 'admin@demo.uy', person: 4, roles: ['administrator'], isActive: true, what: 'administrador' },
  { email: 'inactivo@demo.uy', person: 5, roles: [], isActive: false, what: 'cuenta sin activar' },
] as const;

/** Where the shop has an address beyond this machine, a random one takes its place. */
export const demoPassword = 'demo-2026';
