import { palette } from '#sites/palette';
import type { Site } from '#sites/site';

type Mail = { to: string; replyTo: string | null; subject: string; text: string; at: Date };

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const linked = (text: string) => escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const when = new Intl.DateTimeFormat('es-UY', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Montevideo',
});

/** The addresses in a mail's text, each once, in their order. */
export const linksOf = (text: string) => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];

/** The demo's mailbox as a page: the newest mail first and open. `mark` stands on its style: see contentPolicy. */
export const mailboxPage = (site: Site, mails: readonly Mail[], mark: string) => {
  const colours = palette(site);
  const css = `body{margin:0;background:${colours['neutral-50']};color:${colours['neutral-950']};font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px 16px}h1{font-size:22px;margin:0 0 4px}
a{color:${colours['brand-700']};overflow-wrap:anywhere}p{margin:0 0 16px}
details{overflow-wrap:anywhere;background:#fff;border:1px solid ${colours['neutral-200']};border-radius:10px;margin:0 0 12px}
summary{padding:12px 16px;cursor:pointer;min-height:24px}
summary span{display:block;color:${colours['neutral-700']};font-size:14px}
pre{margin:0;padding:0 16px 16px;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`;
  const items = mails.map(
    ({ to, replyTo, subject, text, at }, place) =>
      `<details${place === 0 ? ' open' : ''}><summary><b>${escape(subject)}</b><span>Para ${escape(to)}${replyTo ? ` · Se responde a ${escape(replyTo)}` : ''} · ${when.format(at)}</span></summary><pre>${linked(text)}</pre></details>`,
  );
  return `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Correo de la demostración</title><style nonce="${mark}">${css}</style></head><body><main>
<h1>Correo de la demostración</h1><p>Acá llegan los correos que la tienda enviaría. <a href="/">Volver a la tienda</a></p>
${items.join('\n') || '<p>Todavía no hay correos.</p>'}</main></body></html>`;
};
