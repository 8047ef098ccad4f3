import { type Colour, palettes } from './palettes.ts';

/** A material: its colours, its first price in US$, how many brands bring it, and what its makers advise. */
type Spool = {
  category: string;
  id: string;
  name: string;
  label: string;
  colours: Colour[];
  price: number;
  brands: number;
  nozzle: string;
  bed: string;
  more: string;
  weight: string;
  uses: string[];
};

// category | id | name | label | palette and how many of it | US$ | brands | nozzle | bed | more | weight, then sentences
const table = `
1.3.30 | PLA | Filamento PLA | PLA | basic 24 | 19.9 | 3 | 190 a 220 | 50 a 60 | Dificultad=baja
- Imprime fácil, casi sin deformación y sin olor fuerte.
- El material para empezar y para la mayoría de las piezas decorativas.
- Bobinado parejo, sin nudos, sellado al vacío con bolsa de sílica.
- Color estable entre partidas, para piezas de varias bobinas.
1.3.30 | PLAP | Filamento PLA+ | PLA PLUS | basic 20 | 22.9 | 2 | 205 a 230 | 55 a 65 | Resistencia=mayor al impacto
- Más tenaz que el PLA común y con capas que pegan mejor.
- Para piezas que se enroscan, encastran o se caen.
- Terminación apenas más mate y muy pareja.
1.3.30 | SEDA | Filamento PLA seda | SEDA | silk 12 | 25.9 | 2 | 205 a 225 | 50 a 60 | Terminación=brillante
- Brillo metálico que disimula las capas.
- Para trofeos, macetas y regalos.
- Imprimilo lento y un poco más caliente: brilla más.
1.3.30 | MATE | Filamento PLA mate | MATE | pastel 10 | 24.9 | 1 | 195 a 220 | 50 a 60 | Terminación=mate
- Esconde las capas y queda como pintado.
- Colores suaves para decoración y prototipos de producto.
- Se lija y se pinta muy bien.
1.3.30 | RAPID | Filamento PLA alta velocidad | RAPIDO | few 9 | 23.9 | 1 | 200 a 240 | 50 a 60 | Velocidad=hasta 500 mm/s
- Fluye a 500 mm/s sin perder capas.
- Pensado para las máquinas CoreXY nuevas.
- Ahorra horas en piezas grandes.
1.3.31 | PETG | Filamento PETG | PETG | basic 20 | 21.9 | 3 | 230 a 250 | 70 a 85 | Resistencia=química y a la intemperie
- Resiste agua, sol y golpes mejor que el PLA.
- Para piezas de exterior, soportes y repuestos.
- Adhiere muy bien entre capas; cuidá la primera para que no se pegue de más.
- Equilibrio entre facilidad y resistencia.
1.3.31 | PETGT | Filamento PETG traslúcido | PETG | clear 6 | 23.9 | 2 | 235 a 255 | 70 a 85 | Terminación=traslúcida
- Deja pasar la luz: lámparas, tapas y visores.
- Imprimilo lento y con poca ventilación para más transparencia.
- Resiste agua y rayos UV.
1.3.31 | PETGCF | Filamento PETG con fibra de carbono | PETG CF | dark 2 | 38.9 | 1 | 240 a 265 | 70 a 85 | Boquilla=endurecida
- Rígido, mate y liviano.
- Para brazos de dron y soportes que no flexan.
1.3.32 | ABS | Filamento ABS | ABS | basic 14 | 20.9 | 2 | 235 a 255 | 95 a 110 | Recinto=recomendado
- Aguanta calor y golpes; se alisa con vapor de acetona.
- El plástico de los repuestos de verdad.
- Imprimilo en máquina cerrada para que no se despegue.
1.3.32 | ASA | Filamento ASA | ASA | few 9 | 29.9 | 1 | 240 a 260 | 95 a 110 | Intemperie=resiste rayos UV
- Como el ABS, pero no amarillea al sol.
- Para cartelería, autos y jardín.
- Necesita recinto cerrado y ventilación baja.
1.3.33 | TPU95 | Filamento TPU flexible 95A | TPU 95A | basic 12 | 29.9 | 2 | 210 a 235 | 40 a 60 | Dureza=95A
- Goma dura: fundas, juntas, ruedas y patas.
- Se imprime lento y con extrusor directo.
- No se rompe aunque lo dobles mil veces.
1.3.33 | TPU85 | Filamento TPU extra flexible 85A | TPU 85A | few 5 | 36.9 | 1 | 215 a 235 | 40 a 60 | Dureza=85A
- Blando como una suela.
- Solo para extrusor directo y paciencia.
1.3.34 | PA6 | Filamento nailon PA6 | NAILON | few 2 | 44.9 | 1 | 250 a 270 | 80 a 100 | Secado=80 °C por 8 h
- Engranajes y bujes que no se gastan.
- Secalo antes: absorbe humedad del aire.
1.3.34 | PACF | Filamento nailon con fibra de carbono | PA CF | dark 1 | 79.9 | 1 | 260 a 290 | 80 a 100 | Boquilla=endurecida
- Reemplaza aluminio en piezas chicas.
- Rígido y resistente al calor.
1.3.34 | PC | Filamento policarbonato | PC | few 3 | 49.9 | 1 | 260 a 290 | 100 a 120 | Recinto=necesario
- El más resistente al impacto de los comunes.
- Transparente o negro, siempre con recinto cerrado.
1.3.34 | MAD | Filamento PLA con madera | MADERA | wood 5 | 32.9 | 1 | 190 a 220 | 50 a 60 | Carga=fibra de madera
- Huele y se lija como madera.
- Con boquilla de 0,5 mm o más no se tapa.
- Cambiando la temperatura aparecen vetas.
1.3.34 | GLOW | Filamento PLA luminiscente | GLOW | glow 4 | 31.9 | 1 | 195 a 220 | 50 a 60 | Boquilla=endurecida
- Se carga con luz y brilla por horas.
- Abrasivo: usá boquilla de acero.
1.3.34 | PVA | Filamento soluble PVA 500 g | PVA | natural 1 | 39.9 | 1 | 190 a 215 | 45 a 60 | Solubilidad=agua tibia | 500 g
- Soportes que desaparecen en agua.
- Guardalo siempre con sílica.
1.3.34 | HIPS | Filamento HIPS | HIPS | few 3 | 21.9 | 1 | 230 a 245 | 90 a 110 | Solubilidad=limoneno
- Soporte del ABS y material de maquetas.
- Liviano y fácil de lijar.
1.3.34 | LIMP | Filamento de limpieza 100 g | LIMPIEZA | natural 1 | 9.9 | 1 | 160 a 280 | 0 | Contenido=100 g | 100 g
- Arrastra restos entre un material y otro.
- Diez centímetros por cambio alcanzan.
`;

const isPalette = (name: string): name is keyof typeof palettes => name in palettes;

function spool(block: string): Spool {
  const [head = '', ...uses] = block.split('\n- ');
  const [
    category = '',
    id = '',
    name = '',
    label = '',
    colours = '',
    price = '',
    brands = '',
    nozzle = '',
    bed = '',
    more = '',
    weight = '1 kg',
  ] = head.split('|').map((part) => part.trim());
  const [palette = '', count = ''] = colours.split(' ');
  if (!isPalette(palette)) throw new Error(`No palette ${palette}`);
  const own = palettes[palette].slice(0, Number(count));
  return {
    category,
    id,
    name,
    label,
    colours: own,
    price: Number(price),
    brands: Number(brands),
    nozzle,
    bed,
    more,
    weight,
    uses,
  };
}

export const spools: Spool[] = table
  .trim()
  .split(/\n(?!- )/)
  .map(spool);
