import { rtcPrinting } from './rtc-printing.ts';
import { branches, hours, promises, settings } from './shared.ts';
import type { Site } from './site.ts';

const synonyms = `
wifi = wi-fi
bluetooth = blutu
arduino uno = uno r3
raspberry = raspberry pi = computadora de placa
pantalla = display = screen
tester = multímetro = multimeter
soldador = cautín = soldering iron
estación de soldar = estación de soldado
step down = stepdown = reductor = buck
step up = stepup = elevador = boost
nozzle = boquilla
jumper = cable dupont
zócalo = socket
parlante = altavoz = speaker
buzzer = zumbador = chicharra
cama caliente = cama calefactora
cubo rubik = cubo mágico
celda de carga = sensor de peso
pulsador = botón
cooler = ventilador = fan
placa madre = motherboard
placa = plaqueta
stepper = stepper motor = motor paso a paso
relé = relay = relevador
usb-c = usbc = usb tipo c = usb type c
batería = battery = batteries
fuente = power supply = power supplies
impresora = printer
resistencia = resistor
interruptor = switch
protoboard = breadboard
cable = wire
diodo = diode
bomba = pump
cargador = charger
estaño = solder
destornillador = screwdriver
final de carrera = fin de carrera
microswitch = micro switch = microllave
pelacables = pinza pelacables = alicate pelacables
pistola encoladora = pistola de silicona
desoldador = chupa estaño
trincheta = cutter
cinta aisladora = cinta aislante
adhesivo instantáneo = gotita = cianoacrilato
adhesivo epoxi = poxipol
pila botón = pila de reloj
termocontraíble = termofit
fotorresistencia = ldr = fotocélula
capacitor = condensador
`.trim();

export const rtc: Site = {
  id: 'RTC',
  name: 'RTC',
  about: 'Electrónica, robótica, juguetes e impresión 3D',
  kind: 'products',
  capabilities: ['printing3d', 'passwordReset'],
  rootCategory: '1',
  // 3D printers; the root is of too many kinds.
  googleCategories: { '1.2': 6865 },
  logo: {
    viewBox: '0 0 40 40',
    shapes: [
      { path: 'M10 2h20a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z', tone: 'brand' },
      { path: 'M11 14.5h8.5a4.75 4.75 0 0 1 0 9.5H15v5.5h-4zM15 18v2.5h4.2a1.25 1.25 0 0 0 0-2.5z', tone: 'light' },
      { path: 'M19.5 23.2 24.6 29.5h4.9L23 21.8z', tone: 'light' },
      { path: 'M29 9.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z', tone: 'accent' },
    ],
    word: 'RTC',
  },
  colours: {
    neutral: { hue: 262, chroma: 0.012 },
    brand: { hue: 262, chroma: 0.14 },
    accent: { lightness: 0.74, chroma: 0.17, hue: 55, ink: 'dark' },
  },
  menu: [
    { kind: 'catalogue', label: 'Productos' },
    { kind: 'page', label: '3D', path: '/3d' },
    { kind: 'external', label: 'Cursos', url: 'https://cursos.rtc.example' },
  ],
  promises,
  branches,
  company: {
    name: 'RTC Electrónica S.R.L.',
    identifier: '217301420014',
    address: 'Bulevar José Batlle y Ordóñez 2418, Montevideo',
  },
  contact: {
    email: 'ventas@rtc.example',
    phone: '2900 0142',
    whatsapp: '59899000142',
    hours,
    social: [
      { network: 'instagram', url: 'https://instagram.example/rtc.uy' },
      { network: 'facebook', url: 'https://facebook.example/rtc.uy' },
      { network: 'youtube', url: 'https://youtube.example/rtc-uy' },
    ],
  },
  printing: rtcPrinting,
  settings: { ...settings, synonyms },
};
