/** Invented brands, by trade. */
export const electronics = ['Ceibotec', 'Ñandulab', 'Nimbora', 'Tatulab', 'Bitora'] as const;
export const parts = ['Ohmia', 'Voltara', 'Kelvio'] as const;
export const printing = ['Garúa 3D', 'Capalta', 'Extrudia'] as const;
export const filament = ['Filandor', 'Garúa 3D', 'Capalta'] as const;
export const resin = ['Resinor', 'Garúa 3D'] as const;
export const robots = ['Mulita', 'Robotero', 'Tatulab'] as const;
export const toys = ['Brinka', 'Yaguá Kits', 'Cubilo', 'Mulita'] as const;
export const energy = ['Lumbrix', 'Pampix', 'Voltara'] as const;
export const cables = ['Cobrenet', 'Lumbrix', 'Nimbora'] as const;
export const bench = ['Medrix', 'Soldaria'] as const;
export const tools = ['Torkel', 'Hexaro', 'Ferralia'] as const;
export const workshop = ['Ferralia', 'Torkel', 'Brazzo', 'Hexaro'] as const;
export const home = ['Redalia', 'Sonara', 'Domotia', 'Custodio'] as const;
export const climate = ['Friolar', 'Brisal', 'Polaria'] as const;
