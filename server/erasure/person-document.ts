import type { PersonFile } from '#contract/erasure';
import { whenText } from '#contract/plain/date-text';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';

type Row = PersonFile['sections'][number]['rows'][number];

const rowHtml = ({ fields }: Row) => {
  const said = fields.filter(({ value }) => isSaid(value));
  return `<dl>${said.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(valueText(value))}</dd>`).join('')}</dl>`;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1f2328}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:0;padding:.5rem 0;border-top:1px solid #d0d7de}
dt{color:#57606a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}`;

/** A person's stored data as a page that opens and prints anywhere, without anything from elsewhere. */
export const personDocument = ({ name, made, sections, leftOut }: PersonFile, shop: string): string => {
  const title = `Datos de ${name} en ${shop}`;
  const parts = sections.map(({ title: of, rows }) => `<h2>${escaped(of)}</h2>${rows.map(rowHtml).join('')}`);
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1>
<p>Es lo que la tienda guarda de esta persona, al ${whenText(made)} (ley 18.331, artículo 14). Al final dice qué no se muestra, y por qué.</p>
${parts.join('\n')}<h2>No se muestra</h2><ul>${leftOut.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul></body></html>`;
};
