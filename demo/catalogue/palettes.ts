/** Name and hex without #. */
export type Colour = readonly [name: string, hex: string];

/** `Verde lima 84cc16, Negro 18181b`. */
export const colours = (text: string): Colour[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => [part.slice(0, -7), part.slice(-6)]);

const basic = colours(`
Negro 18181b, Blanco fafafa, Gris 9ca3af, Gris oscuro 4b5563, Rojo dc2626, Azul 1d4ed8, Celeste 38bdf8,
Verde 16a34a, Verde lima 84cc16, Amarillo facc15, Naranja f97316, Violeta 7c3aed, Rosa f472b6, Fucsia db2777,
Marrón 78350f, Beige e7d3b1, Piel f1c9a5, Turquesa 14b8a6, Bordó 7f1d1d, Verde militar 4d5d2b,
Azul marino 1e2a5a, Plateado b8bec7, Dorado c79a2b, Natural efe9da`);
const silk = colours(`
Dorado d4a017, Plateado c0c6cf, Cobre b87333, Bronce 8c6b2f, Rojo c81e3a, Azul 2453d1, Verde 1f9d55,
Violeta 8b3fd1, Rosa f08bb4, Blanco perla f3efe9, Negro 26262b, Arcoíris f97393`);
const pastel = colours(`
Menta 9fe3c5, Lavanda c4b5fd, Durazno fdba9b, Celeste cielo a5d8f3, Manteca f7e7a1, Terracota c0694a,
Salvia 9cae8c, Grafito 3a3f47, Hueso ece5d8, Arena d6c19a`);
const clear = colours(`
Transparente dfe9ee, Azul 7cb4f0, Verde 8ad6a0, Rojo f08a8a,
Naranja f6b26b, Violeta b79cf0`);
const glow = colours(`
Verde d9f2c4, Azul c7e6f2, Naranja f9dfc0, Rosa f7d2dd`);
const wood = colours(`
Madera clara d9b88a, Nogal 7a5230, Cerezo 9a4f32, Bambú cfb26a, Corcho b58a5a`);
const few = basic.filter(([name]) => /^(Negro|Blanco|Gris|Rojo|Azul|Verde|Amarillo|Naranja|Natural)$/.test(name));
const dark = colours('Negro 27272a, Gris 6b7280');
const natural = colours('Natural f2ead7');

/** The colours that a spool or a resin is sold in. */
export const palettes = { basic, silk, pastel, clear, glow, wood, few, dark, natural };

/** NEGRO, VERDE LIMA → NEGR, VERDLI: the colour's part of a code. */
export const colourCode = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase()
    .split(' ')
    .map((word, at) => word.slice(0, at ? 2 : 4))
    .join('');
