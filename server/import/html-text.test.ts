import { expect, test } from 'vitest';
import { asLiteral, openCell } from './cell.ts';
import { htmlText } from './html-text.ts';

test.each([
  ['Fuente 12V &amp; 5V &quot;slim&quot; 1&#47;2', 'Fuente 12V & 5V "slim" 1/2'],
  ['<p>Fuente <b>conmutada</b><br>12V</p>', 'Fuente conmutada\n12V'],
  ['Cable USB &ndash; 1m', 'Cable USB – 1m'],
  ['Ver &lt;manual&gt;', 'Ver <manual>'],
  ['&lt;b&gt;', '<b>'],
  ['<p>Uno</p>\n\n<P class="x">Dos&nbsp;&Ntilde;</p>', 'Uno\n\nDos\u00a0Ñ'],
  ['<ul><li>Uno</li><li>Dos</li></ul>', 'Uno\n\nDos'],
  ['a<script>alert("<b>")</script><!-- no -->b', 'ab'],
  ['10 &times; 20 &micro;m &#x2013; 5&#8486; &#146;', '10 × 20 µm – 5Ω ’'],
  ['<main><header>Uno</header><blockquote>Dos <mark>2</mark> <strike>3</strike></blockquote></main>', 'Uno\n\nDos 2 3'],
  ['<del>Viejo</del> <button type="button">Nuevo</button><input value="x" />', 'Viejo Nuevo'],
  ['<table><caption>A</caption><tfoot><tr><td>B</td></tr></tfoot></table><footer>C</footer>', 'A\n\nB\n\nC'],
  ['Ver <iframe src="https://x.uy"></iframe><svg><path d="M0 0"/></svg><video controls>', 'Ver'],
  ['1&frasl;2 &permil; &alpha; &hearts; 10 k&ohm; &check;', '1⁄2 ‰ α ♥ 10 kΩ ✓'],
  ['<p class=MsoNormal>Uno<o:p></o:p></p><![if !supportLists]>Dos<![endif]><?xml:namespace prefix = o />', 'Uno\nDos'],
  ['<![CDATA[<p>Motor <b>12V</b></p>]]>', 'Motor 12V'],
  ['a&zwnj;b', 'a\u200cb'],
  ['a&#xD800;b&#0;&#1114112;', 'a\ufffdb'],
  ['A&ntilde;o Ni&amp;ntilde;o &amp;amp;quot;s&amp;quot; &amp;amp;', 'Año Niño "s" &'],
])('«%s» is read as «%s», and told', (cell, text) => {
  expect(htmlText(cell)).toBe(text);
  expect(openCell(cell)).toMatchObject({ value: text, html: expect.any(String) });
});

test.each([
  ['Cable &mdash; &desconocida;', '&desconocida;'],
  ['&lt;b&gt;Uno&lt;/b&gt;', '<b>'],
  ['&desconocida; solo', '&desconocida;'],
  ['&amp;desconocida;', '&desconocida;'],
  ['<p>Uno</p>', ''],
])('of «%s» it is told that «%s» is left', (cell, left) => {
  expect(openCell(cell)).toMatchObject({ html: left });
});

test.each(['Resistor <1k', '5 < 10 > 3', 'A & B; C', 'Serie <pro>', 'AT&T', 'R&D;', '?a=1&copy=2'])(
  '«%s» is no HTML',
  (text) => {
    expect(openCell(text)).toEqual({ value: text });
  },
);

test('what an export wrote is its own text', () => {
  for (const text of ['&lt;b&gt;', '<b>Placa</b>', "'&amp;"])
    expect(openCell(asLiteral(text))).toEqual({ value: text });
});

test.each([
  [String.raw`<p>Hola</p>\n<ul>\n<li>Uno</li>\n</ul>`, 'Hola\n\nUno'],
  [String.raw`Caja &amp; tapa\nDos`, 'Caja & tapa\nDos'],
  [String.raw`Incluye:\nUno\r\nDos\n\n\nTres`, 'Incluye:\nUno\nDos\n\nTres'],
  [
    String.raw`Uno\nDos\\nTres`,
    String.raw`Uno
Dos\nTres`,
  ],
])('the line breaks that another shop writes in «%s» are read', (text, shown) => {
  expect(htmlText(text)).toBe(shown);
});

test.each([
  String.raw`Cable AC\negro`,
  String.raw`C:\nuevo\notas\n`,
  String.raw`D:\datos\nuevo\nombres`,
  String.raw`Alto: 10 \| Ancho: 20 \| x`,
  String.raw`a\b\t`,
])('«%s» has no line break', (text) => {
  expect(htmlText(text)).toBe(text);
});
