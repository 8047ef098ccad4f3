/** By what the last try of a mail failed; `contact`: mails to the shop itself wait for its own address. */
export const mailCauses = ['unreachable', 'login', 'sender', 'recipient', 'contact', 'other'] as const;
export type MailCause = (typeof mailCauses)[number];
