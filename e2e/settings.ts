import type { Page } from '@playwright/test';

/** Opens a page of the settings. */
export const openSettings = (page: Page, section: string) =>
  page.goto(`/gestion/configuracion?parte=ajustes&seccion=${section}`);

const sections = {
  ajustes: ['tienda', 'sucursales', 'ventas', 'envios', 'pagos', 'busqueda', 'avisos', 'avanzado'],
  textos: ['tienda', '3d', 'legales'],
};

/** Each page of the settings and the texts: a name, and its address in the panel. */
export const settingPages = Object.entries(sections).flatMap(([part, pages]) =>
  pages.map((page) => [`${part}, ${page}`, () => `/configuracion?parte=${part}&seccion=${page}`] as const),
);
