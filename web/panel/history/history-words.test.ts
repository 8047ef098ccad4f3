import { expect, test } from 'vitest';
import { historyKinds } from '#contract/history';
import { fieldLabel, kindLabels, thingLabel, valueText } from './history-words.ts';

test('every kind has its word', () => {
  expect(Object.keys(kindLabels).toSorted()).toEqual([...historyKinds].toSorted());
});

test('a field is called as its form calls it', () => {
  expect(fieldLabel({ entity: 'product', field: 'brandId' })).toBe('Marca');
  expect(fieldLabel({ entity: 'setting', field: 'lowStock' })).toBe('Últimas unidades');
  expect(fieldLabel({ entity: 'stock', field: 'BUL' })).toBe('En estante, BUL');
  expect(fieldLabel({ entity: 'user', field: 'toString' })).toBe('toString');
  expect(fieldLabel({ entity: 'company', field: 'mergedWith' })).toBe('Se le unió');
  expect(fieldLabel({ entity: 'company', field: 'mergedInto' })).toBe('Es parte de');
  expect(fieldLabel({ entity: 'communication', field: 'contactCompanyId' })).toBe('Empresa');
});

test('a thing is called by its code and name, and what is gone says so', () => {
  expect(thingLabel({ entity: 'product', entityId: 'R-1', name: 'Radiador' })).toBe('R-1 · Radiador');
  expect(thingLabel({ entity: 'product', entityId: 'R-1', name: null })).toBe('R-1');
  expect(thingLabel({ entity: 'user', entityId: 'x', name: 'Ana Pérez' })).toBe('Ana Pérez');
  expect(thingLabel({ entity: 'communication', entityId: '9', name: 'Cotización' })).toBe('Cotización');
  expect(thingLabel({ entity: 'image', entityId: '7', name: null })).toBe('ya no está');
  expect(thingLabel({ entity: 'export', entityId: 'people', name: null })).toBe('Personas');
  expect(thingLabel({ entity: 'config', entityId: 'TEST_BANNER_HOME', name: null })).toBe('Banners de inicio (prueba)');
});

test.each([
  ['product', 'price', 1250, 'U$S 12,50'],
  ['product', 'minStock', 5, '5'],
  ['autopart', 'height', 310.5, '310,5'],
  ['product', 'isPublic', false, 'no'],
  ['product', 'dua', null, '—'],
  ['product', 'images', [4, 5], '2 imágenes'],
  ['product', 'specifications', [{ key: 'Tensión', value: '5 V', isDefault: true }], 'Tensión: 5 V (principal)'],
  ['order', 'state', 'PAP', 'Pago aprobado'],
  ['communication', 'type', 'VIS', 'Visita'],
  ['communication', 'subject', 'PHO', 'PHO'],
  ['user', 'roles', ['administrator', 'seller'], 'administra · vende'],
  ['user', 'positions', [{ companyId: 1, name: 'La tienda', position: 'SEL' }], 'La tienda: vende'],
  [
    'company',
    'phones',
    [
      { id: 7, phone: '2901 2345', type: 'WOR', observation: null, isDefault: true },
      { id: 8, phone: '099 123 456', type: 'HOM', observation: 'Solo de tarde', isDefault: false },
    ],
    '2901 2345, Trabajo (principal); 099 123 456, Casa, Solo de tarde',
  ],
  [
    'company',
    'employees',
    [{ id: 3, personId: 9, name: 'Ana', lastName: 'Pérez', employeePositionId: 'SEL', isDefault: false }],
    'Ana Pérez, Vende',
  ],
  ['config', 'items', [{ title: 'Placas', codes: ['A', 'B'] }], 'Placas (códigos: A, B)'],
  ['setting', 'rate', { value: 40.5, date: '2026-11-20' }, 'pesos por dólar: 40,5; desde: 20/11/2026'],
  [
    'setting',
    'shipping',
    [{ id: 'MON', name: 'Envío', description: 'En el día', price: 900 }],
    'Envío (tipo: Montevideo; descripción: En el día; precio: U$S 9,00)',
  ],
  ['setting', 'payments', [{ id: 'BRDE', name: 'BROU', instructions: '' }], 'BROU (tipo: Depósito BROU)'],
  [
    'setting',
    'branches',
    [{ code: 'CLA', address: 'Rincón 500', hours: '9 a 18' }],
    'CLA (dirección: Rincón 500; horario: 9 a 18)',
  ],
  [
    'setting',
    'branches',
    [{ code: 'CLA', name: 'Cerro Largo', hours: '9 a 18' }],
    'Cerro Largo (código: CLA; horario: 9 a 18)',
  ],
  [
    'setting',
    'menu',
    [
      { kind: 'catalogue', label: 'Todo' },
      { kind: 'link', label: 'Blog', link: '/blog' },
    ],
    'Todo (tipo: todas las categorías) · Blog (tipo: un enlace; enlace: /blog)',
  ],
  ['setting', 'questions', [{ question: '¿Cuánto tarda?', answer: 'Dos días' }], '¿Cuánto tarda?: Dos días'],
  [
    'setting',
    'metropolitanCities',
    [{ state: 'Canelones', city: 'Las Piedras' }],
    'Las Piedras (departamento: Canelones)',
  ],
  ['setting', 'newOrderMail', 'contact', 'El correo de contacto'],
  ['setting', 'newOrderMail', 'ventas@rtc.example', 'ventas@rtc.example'],
  ['setting', 'showUYU', 'off', 'No'],
  ['setting', 'chat', 'off', 'off'],
  ['setting', 'contact', { email: 'a@b.uy', phone: '2900', facebook: '' }, 'e-mail: a@b.uy; teléfono: 2900'],
  ['setting', 'depositAccounts', { BRDE: '123' }, 'Depósito BROU: 123'],
  [
    'config',
    'items',
    [
      {
        id: 1,
        title: 'Verano',
        link: '/x',
        color: '#102030',
        image: { id: 7, image: 'a' },
        sd: null,
        from: '2026-12-01',
      },
    ],
    'Verano (enlace: /x; color: #102030; imagen: n.º 7; primer día: 01/12/2026)',
  ],
  ['autopart', 'relations', [{ kind: 'replaces', family: 'F-0' }], 'F-0 (tipo: reemplaza a)'],
  [
    'autopart',
    'applications',
    [
      {
        vehicleId: 3,
        name: 'Gol',
        brandId: 1,
        brandName: 'Volkswagen',
        yearFrom: 2004,
        yearTo: null,
        qualifier: 'con aire',
      },
    ],
    'Gol (marca: Volkswagen; desde el año: 2004; aclaración: con aire)',
  ],
] as const)('a value of %s %s is read by a person', (entity, field, value, text) => {
  expect(valueText(entity, field, value).replaceAll(' ', ' ')).toBe(text);
});
