import { mailLogoPath, shownHeight } from '#contract/plain/logo';
import type { Ctx, Mail } from '#server/ctx';
import { hexColour } from '#server/mail/hex-colour';
import { palette } from '#sites/palette';

/** One piece of a letter, from top to bottom. The first cell of a table's row stands left, the others right. */
export type Block =
  | string
  | { button: string; url: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { table: readonly (readonly string[])[]; total?: readonly string[] };

type Letter = { to: string; subject: string; blocks: readonly Block[]; urgent?: boolean };

/** A letter as plain text and as simple HTML under the site's name and colour, ready for `ctx.mail.send`. */
export const composeMail = (
  ctx: Pick<Ctx, 'site' | 'origin'>,
  { to, subject, blocks, urgent = false }: Letter,
): Mail => {
  const colour = hexColour(palette(ctx.site)['brand-700'] ?? '');
  const content = blocks.map((block) => htmlOf(block, colour)).join('');
  const signature = ctx.site.mailSignature ?? ctx.site.about;
  const text = `${blocks.map(textOf).join('\n\n')}\n\n-- \n${signature}\n${ctx.site.name} · ${ctx.origin}\n`;
  return { to, subject, text, html: page(ctx, colour, subject, content, signature), urgent };
};

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  if ('button' in block) return `${block.button}:\n${block.url}`;
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return [...block.table, ...(block.total ? [block.total] : [])].map((row) => row.join(' · ')).join('\n');
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br>');
const units =
  '×|%|°C|Ω|[mck]?m|m?l|L|[mk]?g|k?W|k?V|m?Ah?|[kMG]?Hz|[KMGT]B|bar|min|h|días?|horas?|minutos?|unidad(?:es)?';
/** Blanks that bind: those between the sign of money and its amount, a number and its unit, 'Nº' and what it counts. */
const binding = new RegExp(`(?<=\\$S?|Nº) (?=\\d)|(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
/** The same for what people read as lines. */
const lines = (text: string) => escape(text).replace(binding, '&nbsp;');

const htmlOf = (block: Block, colour: string): string => {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${lines(block)}</p>`;
  if ('button' in block) {
    const look = `display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:#ffffff;font-weight:bold;text-decoration:none`;
    return `<p style="margin:24px 0"><a href="${escape(block.url)}" style="${look}">${escape(block.button)}</a></p>`;
  }
  if ('facts' in block) return table(block.facts.map(([label, value]) => row([label, value], 'th')));
  return table([...block.table.map((cells) => row(cells, 'td')), ...(block.total ? [row(block.total, 'th')] : [])]);
};

const table = (rows: readonly string[]) =>
  `<table style="width:100%;border-collapse:collapse;margin:0 0 16px"><tbody>${rows.join('')}</tbody></table>`;
const row = (cells: readonly string[], element: 'td' | 'th') => {
  const look = 'padding:6px 0;border-bottom:1px solid #e2e4e8;vertical-align:top;';
  const cell = (text: string, at: number) => {
    const name = at === 0 && element === 'th' ? 'th scope="row"' : 'td';
    const side = at === 0 ? 'text-align:left;' : 'text-align:right;';
    return `<${name} style="${look}${side}">${lines(text)}</${name.slice(0, 2)}>`;
  };
  return `<tr>${cells.map(cell).join('')}</tr>`;
};

/** The shop's name, or the picture that it has for its logo; where a reader shows none, the name stands there as well. */
const heading = ({ site, origin }: Pick<Ctx, 'site' | 'origin'>) => {
  const name = escape(site.name);
  if (!site.logo.picture) return name;
  return `<img src="${escape(origin)}${mailLogoPath}" alt="${name}" height="${shownHeight}" style="height:${shownHeight}px;border:0">`;
};

const page = (
  ctx: Pick<Ctx, 'site' | 'origin'>,
  colour: string,
  subject: string,
  content: string,
  signature: string,
) => {
  const font = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2430';
  return `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;${font}"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 12px;font-size:20px;font-weight:bold"><a href="${escape(ctx.origin)}/" style="color:${colour};text-decoration:none">${heading(ctx)}</a></p>
<div style="background:#ffffff;border:1px solid #e2e4e8;border-top:4px solid ${colour};border-radius:10px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${lines(subject)}</h1>${content}</div>
<p style="margin:12px 0 0;font-size:13px;color:#5a6070">${escape(signature)} · <a href="${escape(ctx.origin)}/" style="color:#5a6070">${escape(ctx.origin)}</a></p>
</div></body></html>`;
};
