import { shippingNames } from '#contract/plain/commerce';
import { legalPaths } from '#contract/plain/legal-paths';
import { listText } from '#contract/plain/list-text';
import { paymentFields } from '#contract/plain/payment-fields';
import type { SiteSettings } from '#contract/settings';

const fieldNames = listText(paymentFields.map((name) => `{${name}}`));

type Words = { label: string; about: string };

/** Label and explanation of each setting, for the back-office and `npm run setting`. */
export const settingWords: Record<keyof SiteSettings, Words> = {
  name: { label: 'Nombre de la tienda', about: 'Como se lee en las páginas, los correos y los buscadores.' },
  shortName: {
    label: 'Nombre corto',
    about: 'Va al lado del logo dibujado, en el panel y en la pantalla del teléfono.',
  },
  tagLine: {
    label: 'Qué vende, en pocas palabras',
    about: 'Se lee en el inicio, al pie de cada página, en los correos y en los buscadores.',
  },
  menu: {
    label: 'Menú',
    about:
      'Los enlaces de arriba de cada página, en este orden. Llevan a una página de la tienda, como /contacto o /productos?c=1.2, o de otra web.',
  },
  company: {
    label: 'Empresa que vende',
    about: 'Razón social, RUT y domicilio fiscal: a su nombre quedan los pedidos, y la nombran los textos legales.',
  },
  contact: {
    label: 'Contacto',
    about: 'E-mail, teléfono, WhatsApp, horario y redes de la tienda. Una red vacía no se muestra.',
  },
  branches: {
    label: 'Sucursales',
    about:
      'Las que ofrece este sitio, en el orden en que entregan. La posición se busca por la dirección, se marca en el mapa, o se escribe como latitud y longitud; sin ella no sale en el mapa. Lo que queda en una que quites se sigue vendiendo hasta que lo muevas; con el mismo nombre en otro sitio es la misma.',
  },
  logo: {
    label: 'Logo',
    about:
      'Una imagen en lugar del logo dibujado: JPEG, PNG, WebP, AVIF o un dibujo SVG, de 80 píxeles de alto o más y hasta 4 veces más ancha que alta.',
  },
  colours: {
    label: 'Colores',
    about: 'De ellos salen los demás tonos. Un color sobre el que no se lee bien no se guarda.',
  },
  saleOn: { label: 'Tomar pedidos', about: 'Apagado, la tienda muestra todo pero nadie puede comprar en línea.' },
  pricesFor: { label: 'Quién ve los precios', about: 'Quien no los ve tampoco los encuentra en buscadores.' },
  plusTax: {
    label: 'Precios sin IVA',
    about: 'A las empresas que ingresaron les muestra el precio sin IVA y lo aclara.',
  },
  showUYU: { label: 'Precios en pesos', about: 'Muestra también el precio en pesos, con la cotización vigente.' },
  rate: { label: 'Cotización', about: 'Cuántos pesos vale un dólar y desde qué día. Sirve ese día y cuatro más.' },
  cardCurrency: {
    label: 'Moneda de la tarjeta',
    about: 'En qué moneda cobra Mercado Pago. En Uruguay cobra en pesos.',
  },
  lowStock: { label: 'Últimas unidades', about: 'Hasta cuántas unidades en total se anuncian como las últimas.' },
  categoryLinks: {
    label: 'Enlaces a categorías',
    about: 'En el menú, deja abrir también una categoría sin subcategorías; las que tienen son siempre enlaces.',
  },
  filterEditing: { label: 'Filtros en las listas', about: 'Deja elegir marca, categoría y lo demás en cada lista.' },
  subcategories: { label: 'Subcategorías', about: 'Muestra también las categorías que están dentro de otras.' },
  productSortShown: { label: 'Ordenar las listas', about: 'Deja ordenar por precio o relevancia.' },
  productPageSize: { label: 'Productos por página', about: 'Cuántos muestra cada página de una lista.' },
  orderPageSize: {
    label: 'Pedidos por página',
    about: 'Cuántos muestra cada página de la lista de compras de cada uno.',
  },
  mobileBannerSquare: { label: 'Banners cuadrados', about: 'En teléfonos los banners son cuadrados y no apaisados.' },
  printing3d: {
    label: 'Páginas de impresión 3D',
    about: 'El servicio de impresión, con su lugar en el menú y en los buscadores. Apagado, no están.',
  },
  shipping: { label: 'Formas de envío', about: 'Se ofrecen en este orden. El precio es en dólares; 0 es sin costo.' },
  metropolitanCities: {
    label: 'Ciudades cercanas',
    about: `A cuáles llega el envío del tipo «${shippingNames.AME}».`,
  },
  transferDays: {
    label: 'Traer de otra sucursal',
    about: 'Días hábiles que lleva traer a una sucursal lo que le falta a quien retira ahí. Con 0 no se ofrece.',
  },
  payments: {
    label: 'Formas de pago',
    about: `Se ofrecen en este orden. En las instrucciones, ${fieldNames} dicen lo de cada pedido.`,
  },
  depositAccounts: {
    label: 'Cuentas para depósitos',
    about: 'A qué cuenta se deposita. Un banco sin cuenta no se ofrece; un giro no la precisa.',
  },
  depositDays: { label: 'Días para depositar', about: 'Cuántos días se reserva el stock de un depósito o giro.' },
  fiscalYears: {
    label: 'Años de los comprobantes',
    about:
      'Cuántos se guarda a nombre de quién salió un comprobante fiscal, después de borrar a una persona. Confirmalo con tu contador.',
  },
  unpaidUnits: { label: 'Unidades sin pagar', about: 'Cuántas puede reservar una cuenta sin haber pagado.' },
  unpaidValue: { label: 'Importe sin pagar', about: 'Cuánto puede sumar lo que una cuenta reserva sin pagar.' },
  newOrderMail: {
    label: 'Aviso de pedidos',
    about: 'A quién se avisa de cada pedido. Las alertas de pagos se mandan siempre.',
  },
  synonyms: {
    label: 'Sinónimos',
    about: 'Qué significa lo mismo al buscar: una línea por grupo, como «wifi = wi-fi».',
  },
  vehicleService: {
    label: 'Servicio de vehículos',
    about: 'Dirección de un catálogo externo de vehículos. Vacío, se usan los de la tienda.',
  },
  mapTiles: {
    label: 'Imágenes del mapa',
    about: 'De dónde sale el mapa de la página de contacto. Vacío, no hay mapa.',
  },
  googleMapsKey: {
    label: 'Clave de Google Maps',
    about: 'Con una clave para navegadores, el mapa es el de Google.',
  },
  chat: { label: 'Chat', about: 'Ventana de Tawk.to, como «propiedad/widget». Vacío, no hay chat.' },
  questions: {
    label: 'Preguntas frecuentes',
    about: 'De la página de impresión 3D, en este orden. Los buscadores también las leen.',
  },
  printingTexts: {
    label: 'Presentación',
    about: 'Qué dice de las impresoras y del servicio, y qué archivos recibe, uno por línea.',
  },
  printingSteps: { label: 'Pasos de una impresión', about: 'Cómo se pide una impresión, en tres pasos.' },
  printingKinds: {
    label: 'Formas de imprimir',
    about: 'Cada una con su material. Los tamaños máximos y lo demás van uno por línea.',
  },
  serviceTexts: { label: 'Página de servicios', about: 'Cómo empieza, y qué muestran de ella los buscadores.' },
  services: {
    label: 'Servicios',
    about: 'Se muestran en este orden. «Ver repuestos» busca en la tienda lo que pongas en Búsqueda.',
  },
  companyTexts: {
    label: 'Página de la empresa',
    about: 'Cómo empieza, y qué muestran de ella los buscadores.',
  },
  companySteps: {
    label: 'Historia de la empresa',
    about: 'Se muestra en este orden.',
  },
  promises: {
    label: 'Envíos y pagos en pocas palabras',
    about: 'Se leen en el inicio y en cada producto. La línea que dejes vacía dice lo que ofrecés.',
  },
  legalTexts: {
    label: 'Textos legales',
    about:
      'Cada cambio es una versión nueva, con su fecha: cada registro y cada pedido guarda la que se aceptó, y las anteriores quedan en Historial. Una página que cambies queda como la escribas, con sus campos al día: no sigue a los envíos ni a los plazos. Sin secciones, vuelve a lo inicial.',
  },
  mailSignature: {
    label: 'Firma de los correos',
    about: 'Lo último de cada correo, antes de la dirección de la tienda. Hasta 6 líneas.',
  },
  opened: {
    label: 'Tienda abierta',
    about:
      'Abre sola cuando la empresa, el nombre, el contacto y las sucursales son suyos, o antes si quien administra la abre.',
  },
  tickedSteps: { label: 'Primeros pasos que ya están', about: 'Se marcan en el inicio de Gestión.' },
  analytics: {
    label: 'Quién cuenta las visitas',
    about: 'Se carga solo si el visitante acepta. Sin filas, nadie. Las compras se le cuentan en dólares.',
  },
};

/** `id` stands in the address of its page. */
export type SettingGroup = {
  id: string;
  title: string;
  keys: readonly (keyof SiteSettings)[];
  /** Where visitors see it. */
  pages?: readonly string[];
};

/** The texts of a site, apart from its other settings. Where a site has no page for one, it is not shown. */
export const textGroups: readonly SettingGroup[] = [
  { id: 'tienda', title: 'En toda la tienda', keys: ['promises', 'mailSignature'], pages: ['/'] },
  {
    id: '3d',
    title: 'Impresión 3D',
    keys: ['printingTexts', 'printingSteps', 'printingKinds', 'questions'],
    pages: ['/3d', '/3d/impresion'],
  },
  { id: 'servicios', title: 'Servicios', keys: ['serviceTexts', 'services'], pages: ['/servicios'] },
  { id: 'legales', title: 'Textos legales', keys: ['legalTexts'], pages: legalPaths },
  { id: 'empresa', title: 'Empresa', keys: ['companyTexts', 'companySteps'], pages: ['/empresa'] },
];

/** The other settings in the groups and the order in which they are shown. */
export const settingGroups: readonly SettingGroup[] = [
  {
    id: 'tienda',
    title: 'La tienda',
    keys: ['name', 'shortName', 'tagLine', 'company', 'logo', 'colours', 'menu', 'printing3d', 'contact'],
    pages: ['/'],
  },
  { id: 'sucursales', title: 'Sucursales', keys: ['branches'], pages: ['/contacto'] },
  {
    id: 'ventas',
    title: 'Ventas y precios',
    keys: ['saleOn', 'pricesFor', 'plusTax', 'showUYU', 'rate', 'cardCurrency', 'lowStock'],
    pages: ['/productos'],
  },
  { id: 'envios', title: 'Envíos', keys: ['shipping', 'metropolitanCities', 'transferDays'], pages: ['/'] },
  {
    id: 'pagos',
    title: 'Pagos',
    keys: ['payments', 'depositAccounts', 'depositDays', 'unpaidUnits', 'unpaidValue', 'fiscalYears'],
    pages: ['/'],
  },
  { id: 'busqueda', title: 'Búsqueda', keys: ['synonyms', 'vehicleService'], pages: ['/productos'] },
  { id: 'avisos', title: 'Avisos', keys: ['newOrderMail'] },
  {
    id: 'avanzado',
    title: 'Avanzado',
    keys: [
      'categoryLinks',
      'filterEditing',
      'subcategories',
      'productSortShown',
      'productPageSize',
      'orderPageSize',
      'mobileBannerSquare',
      'mapTiles',
      'googleMapsKey',
      'chat',
      'analytics',
    ],
    pages: ['/productos'],
  },
];

/** The names of the values of a setting that is one of a few. */
export const settingChoices = {
  pricesFor: { everyone: 'Todos', signedIn: 'Quien ingresó', nobody: 'Nadie' },
  plusTax: { off: 'Nunca', companies: 'A empresas' },
  cardCurrency: { UYU: 'Pesos', USD: 'Dólares' },
  showUYU: { off: 'No', beside: 'Después del precio en dólares', before: 'Antes del precio en dólares' },
  newOrderMail: { contact: 'El correo de contacto', off: 'Nadie' },
} as const satisfies Partial<Record<keyof SiteSettings, Record<string, string>>>;
