import { createHash } from 'node:crypto';

type Line = { name: string; quantity: number; amount: string };

/** The page of a stand-in where somebody says what becomes of the payment. */
type StandInPage = {
  provider: string;
  lines: readonly Line[];
  total: string;
  /** Where the form goes, and what it carries besides the choice. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, string>>;
  /** The addresses to which it sends people back. */
  returns: readonly string[];
  /** Instead of the choices, where nothing can be paid any more. */
  sorry?: string | undefined;
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const css = `body{margin:0;background:#f4f4f5;color:#18181b;font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px}h1{font-size:22px;margin:0 0 4px}p{margin:0 0 16px}
ul{list-style:none;margin:0 0 16px;padding:0;background:#fff;border:1px solid #e4e4e7;border-radius:10px}
li{display:flex;gap:12px;justify-content:space-between;padding:10px 16px}li+li{border-top:1px solid #e4e4e7}
li:last-child{font-weight:600}span{overflow-wrap:anywhere}b{white-space:nowrap}
button{display:block;width:100%;min-height:48px;margin:0 0 8px;border:1px solid #a1a1aa;border-radius:10px;background:#fff;color:inherit;font:inherit;cursor:pointer}
button:first-of-type{background:#18181b;border-color:#18181b;color:#fff}`;
const style = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))),
];

/** Nothing of it runs; its form goes to itself, and from there back to the shop. */
export const standInPage = ({ provider, lines, total, action, hidden, choices, returns, sorry }: StandInPage) => {
  const items = lines.map(
    ({ name, quantity, amount }) =>
      `<li><span>${escape(name)}${quantity > 1 ? ` × ${quantity}` : ''}</span><b>${escape(amount)}</b></li>`,
  );
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const buttons = Object.entries(choices).map(
    ([value, label]) => `<button type="submit" name="choice" value="${escape(value)}">${escape(label)}</button>`,
  );
  const form = `<form method="post" action="${escape(action)}">${inputs.join('')}${buttons.join('')}</form>`;
  const html = `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(provider)} de demostración</title><style>${css}</style></head><body><main>
<h1>${escape(provider)} de demostración</h1><p>Esto no es ${escape(provider)}, y nadie cobra nada: elegí qué pasa con el pago.</p>
<ul>${items.join('')}<li><span>Total</span><b>${escape(total)}</b></li></ul>
${sorry ? `<p>${escape(sorry)}</p>` : form}</main></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // The way back leaves this origin where the shop has several sites.
      'content-security-policy': `default-src 'none'; style-src ${style}; form-action ${["'self'", ...originsOf(returns)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
};

/** The four ways to leave such a page. */
export const choices = {
  approve: 'Aprobar',
  pending: 'Dejar pendiente',
  reject: 'Rechazar',
  close: 'Cerrar sin pagar',
} as const;
export type Choice = keyof typeof choices;
export const isChoice = (value: unknown): value is Choice => typeof value === 'string' && Object.hasOwn(choices, value);

/** Back to the shop with what the provider adds to its address. */
export const sendBack = (address: string, added: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } });
};
