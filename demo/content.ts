import type { ReleaseGroup } from '#contract/content';
import type { DemoProduct } from '#demo/catalogue/products';
import { pictureName } from '#demo/pictures/name';
import { randomOf } from '#demo/random';
import type { SiteId } from '#sites/site';

type Scene = { scene: string; link: string; title: string; color: string };

/** Banners of each site's home page; demo/pictures/banners.ts draws their scenes. */
export const bannerScenes: Record<SiteId, Scene[]> = {
  RTC: [
    { scene: 'impresoras', link: '/productos?c=1.2', title: 'Impresoras 3D', color: '#14213d' },
    { scene: 'robotica', link: '/productos?c=1.7.75', title: 'Kits de robótica', color: '#0b3b3c' },
    { scene: 'filamentos', link: '/productos?c=1.3', title: 'Filamentos y resinas', color: '#3b1d4a' },
  ],
  NAM: [
    { scene: 'radiadores', link: '/productos?c=2.301', title: 'Radiadores', color: '#1f2933' },
    { scene: 'aireauto', link: '/productos?c=2.302', title: 'Aire acondicionado', color: '#0b3340' },
    { scene: 'enfriamiento', link: '/productos?c=2.303', title: 'Sistema de enfriamiento', color: '#3a1d1d' },
  ],
  NAH: [
    { scene: 'taller', link: '/productos?c=3', title: 'Herramientas de taller', color: '#1c2b22' },
    { scene: 'electricas', link: '/productos?c=3.402', title: 'Herramientas eléctricas', color: '#22302a' },
    { scene: 'equipamiento', link: '/productos?c=3.403', title: 'Equipamiento de taller', color: '#1f2937' },
  ],
  NAE: [
    { scene: 'hogar', link: '/productos?c=4', title: 'Electrónica del hogar', color: '#2a1d4a' },
    { scene: 'redes', link: '/productos?c=4.501', title: 'Redes', color: '#1e1b4b' },
    { scene: 'seguridad', link: '/productos?c=4.502', title: 'Cámaras y alarmas', color: '#312046' },
  ],
  NAC: [
    { scene: 'clima', link: '/productos?c=5.601', title: 'Aire acondicionado', color: '#0b3340' },
    { scene: 'instalacion', link: '/productos?c=5.602', title: 'Instalación', color: '#0c3b3f' },
    { scene: 'frio', link: '/productos?c=5.604', title: 'Herramientas de refrigeración', color: '#123047' },
  ],
};

/** Pictures of the 3D printing service. */
export const printingScenes: Scene[] = [
  { scene: 'servicio', link: '', title: 'Servicio de impresión 3D', color: '#14213d' },
  { scene: 'plastico', link: '', title: 'Impresión en plástico (FDM)', color: '#3b1d4a' },
  { scene: 'resina', link: '', title: 'Impresión en resina (SLA)', color: '#0b3b3c' },
];

/** Pixels of a banner on wide screens and, square, on phones. */
export const bannerSizes = { wide: { width: 1600, height: 480 }, square: { width: 1080, height: 1080 } } as const;

export const bannerPicture = ({ scene, color }: Scene, shape: keyof typeof bannerSizes) =>
  pictureName({ kind: 'banner', colour: color.slice(1), size: shape === 'wide' ? 0 : 1, label: scene }, '0000', 1);

type Group = { title: string; categories: string[]; first?: string[] };

const groups: Record<SiteId, Group[]> = {
  RTC: [
    {
      title: 'Novedades',
      categories: ['1.1', '1.2', '1.7.75', '1.120'],
      first: ['ESP32-C6-DEV', 'SBC-PI5-8G', 'IMP-CEIBO-XY', 'TMC2209', 'KIT-BRAZO-4', 'CAU-TS65', 'SCD40', 'KIT-OTTO'],
    },
    {
      title: 'Para empezar',
      categories: ['1.1', '1.9.98'],
      first: ['KIT-UNO-MED', 'UNO-R3-DIP', 'PROTO-830', 'DUP-KIT-120', 'KIT-SENS-37', 'MUL-830', 'CAU-KIT-60'],
    },
    { title: 'Impresión 3D', categories: ['1.2', '1.3', '1.4'], first: ['IMP-GAUCHA-220', 'RSN-TATU-8K', 'SEC-1'] },
    { title: 'Juguetes que enseñan', categories: ['1.8'], first: ['OPT-TEL-70', 'CIE-ELECT-100', 'CON-TEC-GRUA'] },
  ],
  NAM: [
    { title: 'Radiadores', categories: ['2.301'] },
    { title: 'Aire acondicionado', categories: ['2.302'] },
    { title: 'Sistema de enfriamiento', categories: ['2.303'] },
    { title: 'Intercoolers, aceite y calefacción', categories: ['2.304', '2.305'] },
  ],
  NAH: [
    {
      title: 'Destacados del taller',
      categories: ['3'],
      first: ['TAL-ATOR-20', 'TAL-COMP-50', 'TAL-TUB-94', 'TAL-CARRO-7', 'TAL-SOLD-200', 'TAL-GATO-2T', 'TAL-AMOL-115'],
    },
    { title: 'Herramientas eléctricas', categories: ['3.402'] },
    { title: 'Equipamiento de taller', categories: ['3.403'] },
  ],
  NAE: [
    {
      title: 'Lo más buscado',
      categories: ['4'],
      first: ['HOG-ROUT-AX18', 'HOG-CAM-EXT', 'HOG-AUR-ANC', 'HOG-PARL-BT20', 'HOG-ALAR-WIFI', 'HOG-LAMP-WIFI'],
    },
    { title: 'Redes y seguridad', categories: ['4.501', '4.502'] },
    { title: 'Audio', categories: ['4.503'] },
  ],
  NAC: [
    { title: 'Prepará el verano', categories: ['5.601'] },
    {
      title: 'Para el instalador',
      categories: ['5.602', '5.604', '5.605'],
      first: ['CLI-KIT-INST-9', 'CLI-MANO-410', 'CLI-VAC-5', 'CLI-GAS-R410A-113KG', 'CLI-PEST-KIT', 'CLI-MENS-9'],
    },
    { title: 'Repuestos', categories: ['5.603'] },
  ],
};

const groupSize = 14;

/** The releases of a site's home page: public products that are in stock, those named first. */
export function releasesOf(site: SiteId, products: readonly DemoProduct[]): ReleaseGroup[] {
  const sellable = products.filter(({ isPublic, stock }) => isPublic && stock.BUL + stock.CLA > 0);
  const codes = new Set(sellable.map(({ code }) => code));
  // One of several interchangeable products is enough.
  const families = new Map(sellable.flatMap(({ family, code }) => (family ? [[family, code]] : [])));
  const isShown = ({ family, code }: DemoProduct) => !family || families.get(family) === code;
  return groups[site].map(({ title, categories, first = [] }) => {
    const isIn = (category: string) => categories.some((id) => category === id || category.startsWith(`${id}.`));
    const others = sellable.filter(
      (product) => isIn(product.category) && !first.includes(product.code) && isShown(product),
    );
    const named = first.filter((code) => codes.has(code));
    const picked = randomOf('release', site, title).some(others, groupSize - named.length);
    return { title, codes: [...named, ...picked.map(({ code }) => code)] };
  });
}
