import { expect, test } from 'vitest';
import { composeMail } from '#server/mail/compose-mail';
import { hexColour } from '#server/mail/hex-colour';
import { sites } from '#sites/all';

const ctx = { site: sites.RTC, origin: 'https://rtc.uy' };
const mail = composeMail(ctx, {
  to: 'ana@ejemplo.uy',
  subject: 'Tu pedido 12',
  blocks: [
    'Hola, <Ana> & co.\nGracias.',
    { button: 'Ver el pedido', url: 'https://rtc.uy/mis-compras?a=1&b=2' },
    { facts: [['Envío', 'Montevideo']] },
    { table: [['2 × Placa', 'U$S 10,00']], total: ['Total', 'U$S 10,00'] },
  ],
});

test('a letter reads the same as plain text', () => {
  expect(mail.text).toBe(
    'Hola, <Ana> & co.\nGracias.\n\nVer el pedido:\nhttps://rtc.uy/mis-compras?a=1&b=2\n\nEnvío: Montevideo\n\n' +
      '2 × Placa · U$S 10,00\nTotal · U$S 10,00\n\n-- \nElectrónica, robótica, juguetes e impresión 3D\nRTC · https://rtc.uy\n',
  );
});

test('its HTML carries the site’s name and colour and nothing that was not escaped', () => {
  expect(mail.html).toContain('Hola, &lt;Ana&gt; &amp; co.<br>Gracias.');
  expect(mail.html).toContain('href="https://rtc.uy/mis-compras?a=1&amp;b=2"');
  expect(mail.html).toMatch(/<a href="https:\/\/rtc\.uy\/" style="color:#[0-9a-f]{6};[^>]*>RTC<\/a>/);
  expect(mail.html).toContain('<h1');
  expect(mail.html).not.toMatch(/<(script|img|link)/);
});

test('the picture that a shop has for its logo stands for its name, which is read where pictures are not shown', () => {
  const picture = { image: 'a'.repeat(32), width: 300, height: 100 };
  const site = { ...sites.RTC, name: 'Ñandú "uno"', logo: { ...sites.RTC.logo, picture } };
  const { html } = composeMail({ ...ctx, site }, { to: 'ana@ejemplo.uy', subject: 'Hola', blocks: ['Hola'] });
  const [image] = /<img[^>]*>/.exec(html) ?? [];
  expect(image).toContain('src="https://rtc.uy/iconos/logo.png" alt="Ñandú &quot;uno&quot;" height="40"');
});

test('no amount breaks between its sign and its number', () => {
  expect(mail.html).toContain('>U$S&nbsp;10,00</td>');
  expect(mail.html).not.toContain('U$S 10');
  const { html } = composeMail(ctx, { to: 'ana@ejemplo.uy', subject: 'Pagá $ 400,00', blocks: ['Son U$S 1.234,50.'] });
  expect(html).toContain('>Pagá $&nbsp;400,00</h1>');
  expect(html).toContain('>Son U$S&nbsp;1.234,50.</p>');
});

test.each([
  ['3 × Placa (Nodo P-1)', '3&nbsp;× Placa (Nodo P-1)'],
  ['Caño de 12 mm por 2,5 m', 'Caño de 12&nbsp;mm por 2,5&nbsp;m'],
  ['Fuente 400 W, 12 V, 30 A, 40 °C', 'Fuente 400&nbsp;W, 12&nbsp;V, 30&nbsp;A, 40&nbsp;°C'],
  ['Tenés 5 días hábiles. Pedido Nº 17', 'Tenés 5&nbsp;días hábiles. Pedido Nº&nbsp;17'],
  ['Modelo 3 Wagon, 2 menos, Gol 1.6 hasta 2008', 'Modelo 3 Wagon, 2 menos, Gol 1.6 hasta 2008'],
])('a number stays with its unit, and with no other word: %s', (text, shown) => {
  expect(composeMail(ctx, { to: 'ana@ejemplo.uy', subject: '-', blocks: [text] }).html).toContain(`>${shown}</p>`);
});

test('the signature that the shop set stands last, as plain text', () => {
  const signed = composeMail(
    { ...ctx, site: { ...sites.RTC, mailSignature: 'Ana & co.\nVentas' } },
    { to: 'ana@ejemplo.uy', subject: 'Hola', blocks: ['Hola'] },
  );
  expect(signed.text).toBe('Hola\n\n-- \nAna & co.\nVentas\nRTC · https://rtc.uy\n');
  expect(signed.html).toContain('>Ana &amp; co.<br>Ventas · <a');
  expect(signed.html).not.toContain(sites.RTC.about);
});

test('colours for mail readers are those of the palette', () => {
  expect(hexColour('oklch(1 0 0)')).toBe('#ffffff');
  expect(hexColour('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
  expect(hexColour('oklch(0.452 0.3132 264.05)')).toBe('#0000ff');
});
