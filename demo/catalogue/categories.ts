type DemoCategory = { id: string; name: string };

// The number after the last dot is unique over the whole tree; 1.1, 1.2, 2.301 are named by pages and texts.
const tree = `
1 Electrónica, robótica y 3D
1.1 Arduino y placas
1.1.10 Placas compatibles con Arduino
1.1.11 ESP32 y ESP8266
1.1.12 Computadoras de placa única
1.1.13 Shields y expansiones
1.1.14 Microcontroladores y programadores
1.2 Impresoras 3D
1.2.20 Impresoras FDM
1.2.21 Impresoras de resina
1.2.22 Lavado, curado y secado
1.3 Filamentos y resinas
1.3.30 PLA
1.3.31 PETG
1.3.32 ABS y ASA
1.3.33 Flexibles
1.3.34 Filamentos técnicos
1.3.35 Resinas
1.4 Repuestos de impresoras 3D
1.4.40 Boquillas
1.4.41 Hotends y extrusores
1.4.42 Camas y superficies
1.4.43 Correas, guías y rodamientos
1.4.44 Electrónica y ventiladores
1.5 Sensores
1.5.50 Distancia y movimiento
1.5.51 Temperatura y humedad
1.5.52 Gas y calidad de aire
1.5.53 Luz, color y sonido
1.5.54 Agua, suelo y clima
1.5.55 Corriente, peso y presión
1.5.56 Orientación y biometría
1.6 Módulos
1.6.60 Comunicación inalámbrica
1.6.61 Displays
1.6.62 Relés
1.6.63 Reguladores y cargadores
1.6.64 Audio y video
1.6.65 RFID, teclados y entradas
1.6.66 Memoria, reloj y conversión
1.7 Motores y robótica
1.7.70 Motores de corriente continua
1.7.71 Motores paso a paso
1.7.72 Servomotores
1.7.73 Drivers y controladores
1.7.74 Ruedas, chasis y mecánica
1.7.75 Kits de robótica
1.7.76 Drones y bombas
1.8 Juguetes educativos
1.8.80 Ciencia y experimentos
1.8.81 Construcción y mecánica
1.8.82 Robots para niños
1.8.83 Ingenio y puzzles
1.8.84 Óptica y naturaleza
1.8.85 Libros
1.9 Componentes
1.9.90 Resistencias
1.9.91 Capacitores
1.9.92 Transistores, diodos y reguladores
1.9.93 Circuitos integrados
1.9.94 LED e iluminación
1.9.95 Pulsadores y llaves
1.9.96 Conectores y borneras
1.9.97 Protoboards y placas vírgenes
1.9.98 Surtidos
1.9.99 Potenciómetros
1.100 Cables
1.100.101 Cables USB
1.100.102 Cables para prototipos
1.100.103 Video, audio y red
1.100.104 Cable por metro
1.110 Energía
1.110.111 Fuentes y transformadores
1.110.112 Baterías
1.110.113 Cargadores
1.110.114 Energía solar
1.110.115 Pilas y portapilas
1.120 Soldadura e instrumentos
1.120.121 Estaciones de soldado
1.120.122 Cautines y puntas
1.120.123 Estaño e insumos
1.120.124 Multímetros y pinzas
1.120.125 Osciloscopios y generadores
1.120.126 Fuentes de laboratorio
1.130 Herramientas
1.130.131 Herramientas de mano
1.130.132 Corte y precisión
1.130.133 Organización y sujeción
2 Refrigeración automotriz
2.301 Radiadores
2.301.311 Radiadores de aluminio y plástico
2.301.312 Radiadores de cobre y bronce
2.301.313 Radiadores para camiones y maquinaria
2.302 Aire acondicionado automotriz
2.302.321 Condensadores
2.302.322 Compresores
2.302.323 Evaporadores
2.302.324 Filtros secadores
2.302.325 Válvulas de expansión
2.303 Sistema de enfriamiento
2.303.331 Bombas de agua
2.303.332 Electroventiladores
2.303.333 Termostatos
2.303.334 Mangueras
2.303.335 Tapas
2.303.336 Depósitos de agua
2.304 Intercoolers y enfriadores
2.304.341 Intercoolers
2.304.342 Radiadores de aceite
2.305 Calefacción
2.305.351 Radiadores de calefacción
2.305.352 Electroventiladores de cabina
2.305.353 Válvulas de calefacción
3 Herramientas de taller
3.401 Herramientas manuales
3.401.411 Llaves y tubos
3.401.412 Destornilladores y pinzas
3.401.413 Martillos y golpe
3.402 Herramientas eléctricas
3.402.421 Taladros y atornilladores
3.402.422 Amoladoras y lijadoras
3.402.423 Sierras
3.403 Equipamiento de taller
3.403.431 Gatos y elevación
3.403.432 Compresores y aire
3.403.433 Morsas y bancos
3.403.434 Soldadoras
3.404 Medición y diagnóstico
3.405 Organización
4 Electrónica del hogar y seguridad
4.501 Redes
4.501.511 Routers y puntos de acceso
4.501.512 Switches y accesorios de red
4.502 Cámaras y alarmas
4.502.521 Cámaras de seguridad
4.502.522 Alarmas y sensores
4.503 Audio
4.503.531 Parlantes
4.503.532 Auriculares
4.503.533 Amplificadores
4.504 Iluminación y domótica
4.505 Energía y soportes
5 Aire acondicionado
5.601 Equipos
5.601.611 Split de pared
5.601.612 Portátiles y de ventana
5.601.613 Cassette y piso techo
5.602 Instalación
5.602.621 Caños de cobre y aislación
5.602.622 Soportes y bombas de condensado
5.602.623 Cables y protección
5.603 Repuestos
5.603.631 Capacitores y contactores
5.603.632 Controles remotos y placas
5.603.633 Motores y turbinas
5.604 Herramientas de refrigeración
5.604.641 Manómetros y bombas de vacío
5.604.642 Corte, expansión y soldadura
5.605 Gases refrigerantes
`;

/** The category trees of the five sites, parents before children. */
export const categories: DemoCategory[] = tree
  .trim()
  .split('\n')
  .map((line) => {
    const space = line.indexOf(' ');
    return { id: line.slice(0, space), name: line.slice(space + 1) };
  });
