import { filament } from './brands.ts';
import type { Line } from './line.ts';
import { colourCode } from './palettes.ts';
import { spools } from './spools.ts';

export const filaments: Line[] = spools.flatMap((spool) =>
  filament.slice(0, spool.brands).map(
    (brand, at): Line => ({
      category: spool.category,
      picture: `spool:18181b:1:${spool.label}`,
      brands: [brand],
      uses: spool.uses,
      tips: [
        'Guardalo con sílica y bolsa cerrada.',
        'Secalo cuatro horas a 50 °C si hace hilos.',
        'El carrete entra en los sistemas de cambio automático.',
        'Trae etiqueta con temperatura y lote.',
      ],
      specs: `Peso=${spool.weight}; Diámetro=1,75 mm ±0,03; Boquilla=${spool.nozzle} °C; Cama=${spool.bed} °C; ${spool.more.startsWith('Boquilla') ? `Abrasivo=sí, ${spool.more.slice(9)}` : spool.more}`,
      links: [
        ['Servicio de impresión 3D', '/3d/impresion'],
        ['Boquillas', '/productos?c=1.4.40'],
      ],
      rows: spool.colours
        .map(
          ([name, hex]) =>
            `${spool.id}-${colourCode(name)}-${['F', 'G', 'C'][filament.indexOf(brand as (typeof filament)[number])]} | ${spool.name} ${name.toLowerCase()}${spool.name.endsWith(' g') ? '' : ' 1 kg'} | ${(spool.price - at * 1.5).toFixed(1)} | Material=${spool.label.toLowerCase() === 'seda' || spool.label.toLowerCase() === 'mate' ? 'PLA' : spool.label}; Color=${name.toLowerCase()} | | spool:${hex}:${spool.weight === '1 kg' ? 1 : 0}:${spool.label}`,
        )
        .join('\n'),
    }),
  ),
);
