import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// One line a screen. A screen that only some sites have says so in its `handle` (web/page-handle.ts).
export default [
  layout('storefront/layout/storefront.tsx', [
    layout('storefront/layout/of-this-site.tsx', [
      index('storefront/home/home-page.tsx'),
      route('productos', 'storefront/products/products-page.tsx'),
      route('productos/:code', 'storefront/product/product-page.tsx'),
      route('iniciar', 'storefront/sign-in/sign-in-page.tsx'),
      route('registro', 'storefront/registration/registration-page.tsx'),
      route('activar/:guid', 'storefront/activation/activation-page.tsx'),
      route('restablecer-contrasena', 'storefront/password-reset/ask-page.tsx'),
      route('restablecer-contrasena/:email/:key', 'storefront/password-reset/choose-page.tsx'),
      route('perfil', 'storefront/profile/profile-page.tsx'),
      route('mi-compra', 'storefront/checkout/checkout-page.tsx'),
      route('mis-compras', 'storefront/my-orders/my-orders-page.tsx'),
      route(':companyId/pedidos', 'storefront/company-orders/company-orders-page.tsx'),
      route('contacto', 'storefront/contact/contact-page.tsx'),
      route('newsletter/confirmar/:key', 'storefront/newsletter/confirm-page.tsx'),
      route('newsletter/baja/:key', 'storefront/newsletter/unsubscribe-page.tsx'),
      route('3d', 'storefront/printing/printing-page.tsx'),
      route('3d/impresion', 'storefront/printing/print-service-page.tsx'),
      route('terminos', 'storefront/legal/terms-page.tsx'),
      route('privacidad', 'storefront/legal/privacy-page.tsx'),
      route('envios-y-devoluciones', 'storefront/legal/deliveries-page.tsx'),
      route('arrepentimiento', 'storefront/legal/withdrawal-page.tsx'),
      route('empresa', 'storefront/about/company-page.tsx'),
      route('servicios', 'storefront/about/services-page.tsx'),
      route('test', 'storefront/home/test-page.tsx'),
      route('*', 'storefront/not-found/not-found-page.tsx'),
    ]),
  ]),
  route(':companyId/configSettings', 'gestion/settings/old-address.ts'),
  layout('gestion/layout/gestion-layout.tsx', [
    route('gestion', 'gestion/start/start-page.tsx'),
    route('gestion/productos', 'gestion/products/products-page.tsx'),
    route('gestion/stock', 'gestion/stock/stock-page.tsx'),
    route('gestion/stock/recuento', 'gestion/stock/count-page.tsx'),
    route('gestion/imagenes', 'gestion/images/images-page.tsx'),
    route('gestion/configuracion', 'gestion/settings/config-page.tsx'),
    route(':companyId/config', 'gestion/settings/company-config-page.tsx'),
  ]),
] satisfies RouteConfig;
