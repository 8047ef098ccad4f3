import { sql } from 'kysely';
import { roleWords } from '#contract/plain/account-words';
import { positionNames } from '#contract/things/company';
import { phoneTypes } from '#contract/things/contacts';
import { computed, deleted, type Entry, ofAccount, ofPerson, when } from './entries.ts';

/** People, their accounts and what hangs on these. They come last: other rows name them. */
export const peopleData = {
  phone: [
    deleted('phone type observation', ofPerson, {
      title: 'Teléfonos',
      fields: { Teléfono: 'phone', Tipo: 'type', Observación: 'observation' },
      words: { Tipo: phoneTypes },
    }),
    computed('digits searched'),
  ],
  address: [
    deleted('address zip_code recipient observation identifier geolocation located_for located_as', ofPerson, {
      title: 'Direcciones',
      fields: {
        Dirección: 'address',
        Ciudad: sql`(select name from city where city.id = city_id)`,
        Departamento: sql`(select name from state where state.id = address.state_id)`,
        'Código postal': 'zip_code',
        Destinatario: 'recipient',
        Observación: 'observation',
        Identificación: 'identifier',
        'Lugar en el mapa': 'geolocation',
        'Buscada en el mapa como': 'located_for',
        'Encontrada en': 'located_as',
      },
    }),
  ],
  email: [
    deleted('email', ofPerson, { title: 'Correos electrónicos', fields: { 'E-mail': 'email' } }),
    computed('searched'),
  ],
  employee: [
    deleted('position', ofPerson, {
      title: 'Empresas donde trabaja',
      fields: { Empresa: sql`(select name from company where company.id = company_id)`, Puesto: 'position' },
      words: { Puesto: positionNames },
    }),
  ],
  consent: [
    deleted('kind text_version', ofAccount, {
      title: 'Consentimientos',
      fields: { Cuándo: when('at'), Sobre: 'kind', 'Versión del texto': 'text_version' },
      words: { Sobre: { registration: 'Registro' } },
    }),
  ],
  session: [
    deleted('token_hash', ofAccount, {
      title: 'Sesiones abiertas',
      fields: { Desde: when('created_at'), 'Último uso': when('used_at') },
    }),
  ],
  account_key: [
    deleted('kind key_hash', ofAccount, {
      title: 'Enlaces que se le mandaron y todavía sirven',
      fields: { Para: 'kind', Hasta: when('expires_at') },
      words: { Para: { activate: 'Activar la cuenta', reset: 'Cambiar la contraseña' } },
    }),
  ],
  account_role: [deleted('role', ofAccount, { title: 'Roles', fields: { Rol: 'role' }, words: { Rol: roleWords } })],
  known_address: [
    deleted('address_hash', ofAccount, {
      title: 'Conexiones desde las que entró (de cada una hay solo una huella)',
      fields: { 'Último uso': when('used_at') },
    }),
  ],
  upload: [
    deleted('path', ({ accountId }) => sql`user_id = ${accountId}::bigint`, {
      title: 'Imágenes que subió y esperan',
      fields: { Cuándo: when('at'), Archivo: 'path' },
    }),
  ],
  account: [
    deleted('email first_name last_name password_hash site', ({ accountId }) => sql`id = ${accountId}::bigint`, {
      title: 'Cuenta',
      fields: {
        'E-mail': 'email',
        Nombre: 'first_name',
        Apellido: 'last_name',
        Sitio: 'site',
        Creada: when('created_at'),
        Activada: when('activated_at'),
        Vehículo: sql`(select brand.name || ' ' || model from vehicle join brand on brand.id = brand_id
          where vehicle.id = vehicle_id)`,
        'Año del vehículo': 'vehicle_year',
      },
    }),
    computed('searched'),
  ],
  person: [
    deleted('name last_name identifier form_hash', ({ personId }) => sql`id = ${personId}`, {
      title: 'Datos personales',
      fields: { Nombre: 'name', Apellido: 'last_name', Documento: 'identifier', Cargados: when('created_at') },
    }),
    computed('searched digits'),
  ],
} satisfies Record<string, readonly Entry[]>;
