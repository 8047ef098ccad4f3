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
])('«%s» is read as «%s», and told', (cell, text) => {
  expect(htmlText(cell)).toBe(text);
  expect(openCell(cell)).toEqual({ value: text, isFromHtml: true });
});

test.each(['Resistor <1k', '5 < 10 > 3', 'A & B; C', 'Serie <pro>', '&desconocida;', 'AT&T', '?a=1&copy=2'])(
  '«%s» is no HTML',
  (text) => {
    expect(openCell(text)).toEqual({ value: text });
  },
);

test('what an export wrote is its own text', () => {
  for (const text of ['&lt;b&gt;', '<b>Placa</b>', "'&amp;"])
    expect(openCell(asLiteral(text))).toEqual({ value: text });
});
