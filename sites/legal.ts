import { purchasesMax, recentMax } from '#contract/plain/browser-memory';
import { orderStates } from '#contract/plain/commerce';
import { legalVersion } from '#contract/plain/consents';
import { type LegalPath, legalPaths } from '#contract/plain/legal-paths';
import { moneyText } from '#contract/plain/money-text';
import { fieldTexts, fillFields } from '#contract/plain/text-fields';
import { withdrawalRight } from '#contract/plain/withdrawal';
import type { LegalTexts } from '#contract/site-texts';
import type { Site } from './site.ts';

type Section = { title: string; text: string };
type Text = { title: string; description: string; sections: Section[] };

// A change of a text needs a new `legalVersion` (contract/plain/consents.ts). How long data stays: docs/security.md.

const firm = ({ name, identifier, address }: Site['company']) => `${name}, RUT ${identifier}, ${address}`;
const withdrawal = ({ company, contact }: Site) =>
  withdrawalRight({ email: contact.email, address: `${company.address} (${company.name})` });

const terms = (site: Site): Text => {
  const { name, company, contact, settings } = site;
  return {
    title: 'Términos y condiciones',
    description: `Quién vende en ${name}, cómo se compra y qué ley vale.`,
    sections: [
      { title: 'Quién vende', text: `${firm(company)}. Teléfono ${contact.phone}, e-mail ${contact.email}.` },
      {
        title: 'Precios',
        text:
          'Los precios están en dólares estadounidenses, con IVA incluido.' +
          (settings.plusTax === 'companies'
            ? ' Las empresas registradas los ven sin IVA, y así se indica al lado.'
            : '') +
          ' Antes de confirmar ves el total de tu compra con el envío; el flete al interior se paga al recibir.',
      },
      {
        title: 'Stock',
        text: 'Lo que está en el carrito no queda reservado: se reserva al confirmar. Si mientras tanto se terminó, te avisamos al confirmar y no se hace el pedido.',
      },
      {
        title: 'Tu pedido',
        text:
          `En la lista de tus pedidos ves en qué está cada uno: ${orderStates.PPE.label}, ${orderStates.PAP.label}, ${orderStates.DIS.label} ` +
          `o ${orderStates.CAN.label}. Si pagás por depósito o giro, te reservamos lo que pediste ` +
          `${settings.depositDays === 1 ? '1 día' : `${settings.depositDays} días`}; sin el pago, el pedido se cancela.`,
      },
      { title: 'Arrepentimiento', text: withdrawal(site) },
      {
        title: 'Ley que vale',
        text: 'Esta venta se rige por las leyes de la República Oriental del Uruguay, entre ellas la ley 17.250 de relaciones de consumo.',
      },
    ],
  };
};

const privacy = ({ company, contact, settings }: Site): Text => ({
  title: 'Política de privacidad',
  description: 'Qué datos guardamos, para qué, por cuánto tiempo, y cómo pedir verlos, corregirlos o borrarlos.',
  sections: [
    { title: 'Quién responde', text: `${firm(company)}, responde por tus datos (ley 18.331).` },
    {
      title: 'Qué guardamos y para qué',
      text: 'Tu nombre, e-mail, teléfonos, direcciones y pedidos, el RUT y el nombre de tu empresa si comprás por ella, y tu vehículo y tus favoritos si los elegís, para venderte, entregarte y responderte. Tu contraseña se guarda como un resumen (hash) que no permite leerla.',
    },
    {
      title: 'Por cuánto tiempo',
      text: 'Un registro que no activás se borra a los 30 días o cuando vence su enlace. Tu sesión termina a los 30 días sin uso. El resumen (hash) de la dirección de Internet desde la que ingresaste se borra a los 90 días sin ingresar desde ahí. Los correos que te mandamos se borran de la tienda a los 30 días de enviados. El archivo de un comprobante de pago que mandás lo ve solo quien te vende, y una vez revisado se borra al año de enviado. Tu cuenta y tus pedidos, con la versión de los términos que aceptaste, quedan guardados, y los mensajes de contacto quedan en nuestro correo, hasta que pidas borrarlos y la ley lo permita.',
    },
    {
      title: 'Qué guarda tu navegador',
      text: `La tienda no usa cookies; los servicios de otros que aceptes pueden usarlas. En tu navegador guarda la llave de tu sesión mientras no salgas, tu carrito, lo que elegís al comprar, tu vehículo si lo elegís, los últimos ${recentMax} productos que viste, los números internos de tus últimos ${purchasesMax} pedidos hechos en él y si aceptaste servicios de otros. Nada de eso dice tu nombre; lo borrás con los datos de este sitio en tu navegador.`,
    },
    {
      title: 'Novedades por e-mail',
      text: 'Solo si te suscribís y lo confirmás. Te das de baja con un clic en cada correo. Sin confirmar, tu e-mail se borra a los 30 días; si confirmaste, queda guardado con la fecha, también después de la baja, como prueba de tu consentimiento.',
    },
    {
      title: 'Servicios de otros',
      text:
        'El chat y el conteo de visitas, donde los haya, se cargan solo si los aceptás; cambiás de idea al pie de la página. ' +
        (settings.googleMapsKey || settings.mapTiles
          ? 'El mapa de Contacto viene de otro servicio, que recibe tu dirección de Internet cuando lo ves. '
          : '') +
        'Quien cobra o entrega tu compra recibe lo necesario para hacerlo.',
    },
    {
      title: 'Tus derechos',
      text: `Podés pedir ver, corregir, actualizar o borrar tus datos a ${contact.email}. Si no te respondemos, podés reclamar ante la Unidad Reguladora y de Control de Datos Personales (URCDP).`,
    },
  ],
});

const deliveries = (site: Site): Text => ({
  title: 'Envíos y devoluciones',
  description: 'Cómo te llega tu compra, cuánto cuesta y cómo devolverla.',
  sections: [
    ...site.settings.shipping.map(({ name, description, price }) => ({
      title: name,
      text: price > 0 ? `${description} Cuesta ${moneyText(price)}.` : description,
    })),
    {
      title: 'Cuándo llega',
      text: 'Preparamos tu pedido una vez aprobado el pago. Cuánto demora depende del lugar y de quien lo lleva; preguntanos antes de comprar si lo necesitás para una fecha.',
    },
    { title: 'Devoluciones', text: withdrawal(site) },
    {
      title: 'Si llegó mal',
      text: `Si falta algo, no es lo que pediste o llegó roto, escribinos a ${site.contact.email} con el número de tu pedido.`,
    },
  ],
});

const regret = (site: Site): Text => ({
  title: 'Arrepentimiento de compra',
  description: 'Cómo arrepentirte de una compra dentro de los 5 días hábiles (ley 17.250).',
  sections: [
    { title: 'Quién vende', text: `${firm(site.company)}.` },
    { title: 'Tu derecho', text: withdrawal(site) },
    { title: 'Cómo avisar', text: 'Alcanza con el número de tu pedido. No hace falta decir por qué.' },
  ],
});

const texts: Record<LegalPath, (site: Site) => Text> = {
  '/terminos': terms,
  '/privacidad': privacy,
  '/envios-y-devoluciones': deliveries,
  '/arrepentimiento': regret,
};

/** A legal page as a site says it, with its firm and settings; the sections that the shop wrote itself in their place. */
export const legalText = (path: LegalPath, site: Site): Text => {
  const own = texts[path](site);
  const set = site.settings.legalTexts?.sections.filter(({ page }) => page === path) ?? [];
  const said = fieldTexts(site);
  return set.length > 0
    ? { ...own, sections: set.map(({ title, text }) => ({ title, text: fillFields(text, said) })) }
    : own;
};

/** A site that says the fields of texts in place of its own details. */
const inFields = (site: Site): Site => ({
  ...site,
  name: '{tienda}',
  company: { name: '{empresa}', identifier: '{rut}', address: '{domicilio}' },
  contact: { ...site.contact, phone: '{telefono}', email: '{correo}' },
});

/** The legal pages of a site where nothing else is set, as the setting holds them: with fields. */
export const ownLegalTexts = (site: Site): LegalTexts => ({
  version: legalVersion,
  sections: legalPaths.flatMap((page) => texts[page](inFields(site)).sections.map((section) => ({ page, ...section }))),
});

/**
 * Version of the legal texts that people agree to at a site: that of the shop's own texts, over that of the initial
 * ones.
 */
export const legalVersionOf = ({ settings: { legalTexts } }: Site) =>
  legalTexts ? `${legalTexts.version}/${legalVersion}` : legalVersion;
