import type { CallPath } from '#contract/contract';

/** Statements that read more on purpose, of `table` alone where one is named, of one `call` where one is. */
export const exceptions: readonly { part: RegExp; table?: string; call?: CallPath; why: string }[] = [
  ...(['category/listWhole', 'category/remove'] as const).map((call) => ({
    call,
    part: /^\s*select category\.id, .* as products\s+from category/s,
    table: 'product',
    why: 'The products of every category of the site are counted, by an index alone: all are shown, or the root is answered.',
  })),
  {
    call: 'named/list',
    part: /^select thing\.id, .* from "(brand|provider)" as thing/s,
    table: 'product',
    why: 'The products of every brand or provider are counted, by an index alone.',
  },
  { part: /^select count\(\*\)/, why: 'How many there are in all is part of what a list answers.' },
  {
    part: /^select "id", "name", "path", .*\(select count\(\*\) as "count" from "image"/,
    why: 'How many there are in all is part of what a list answers.',
  },
  {
    part: /^\s*select type, id, name from \(/,
    why: 'The brands that companies bought: what all their orders hold is looked through, for a few hundred choices.',
  },
  {
    part: /^select "vehicle"\."id", .*join "brand"|^\s*select r\.kind, r\.id, case r\.kind/s,
    why: 'Brands are some hundreds, which are read whole sooner than by an index.',
  },
  {
    part: /^select \* from \(\s*\(select 1 as source, h\.id/,
    why: 'What staff did to orders, the newest first: where they did little, all events of orders are looked at.',
  },
  {
    part: /^delete from "(session|account_key)" where "(used_at|expires_at)"/,
    why: 'Once a night; an index would cost each use of a session.',
  },
  {
    part: /^select json_build_array\(\(select |^update "mail" set/,
    table: 'mail',
    why: 'Mails that name an address of somebody who is erased, or who asks what is stored of him: each text is looked through, as rarely as that.',
  },
  {
    part: /^update "(order_slip|order_alert|order_event|payment_refund)" set .* where "(solved_)?account_id" = /,
    why: 'Rows whose author is erased, once for each; an index would cost every move of an order.',
  },
  {
    part: /exists \(select from orders where orders\.person_id = "person"\."id"/,
    table: 'orders',
    why: 'People who bought from the company of a seller are told from its orders at once, by an index alone: of all people he may read few.',
  },
  {
    part: /^\s*with sold as materialized|^select \(select count\(\*\) from orders where/,
    why: 'Sales of 60 days are summed, and open orders counted, by indexes that hold all that is needed of them.',
  },
  {
    part: /^select "agenda"\."reminder_site"/,
    why: 'How much somebody has to do is counted.',
  },
];
