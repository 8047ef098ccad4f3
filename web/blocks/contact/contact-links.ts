import { internationalPhone } from '#contract/plain/phone';

export const phoneLink = (phone: string) => `tel:${internationalPhone(phone)}`;

/** A chat with a number in international digits, its first words written already. */
export const whatsappLink = (number: string, text = '') =>
  `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;

export const askByWhatsapp = 'Consultar por WhatsApp';
