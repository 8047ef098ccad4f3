import type { Database } from '#server/database/database';
import type { Tables } from '#server/tables';

/**
 * Orders whose mails to their buyers are not as many as the moves that were to be mailed, reminders aside; empty where none
 * is lost and none was sent twice.
 */
export const lostMails = async ({ query }: Database<Tables>) => {
  const { rows } = await query(
    `select number, mails, moves from orders o,
       lateral (select count(*) as moves from order_event e where e.order_id = o.id and mailed) as moved,
       lateral (select count(*) as mails from mail m
         where m.recipient = o.user_email and m.subject ~ ('^(Recibimos|Cómo pagar|Tu pedido|Sobre el dinero).*\\m' || o.number || '\\M')) as sent
     where mails <> moves`,
  );
  return rows;
};
