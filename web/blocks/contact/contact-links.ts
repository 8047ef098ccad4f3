/** Calls a number as people here write it: '2900 0142', '099 123 456'. */
export const phoneLink = (phone: string) => `tel:+598${phone.replace(/\D/g, '').replace(/^0/, '')}`;

/** A chat with a number in international digits, its first words written already. */
export const whatsappLink = (number: string, text = '') =>
  `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;

export const askByWhatsapp = 'Consultar por WhatsApp';
