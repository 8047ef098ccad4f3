import { z } from 'zod';
import type { Call } from '#contract/call';
import { contract } from '#contract/contract';
import { callNames } from '#contract/names';
import type { Entity } from '#contract/plain/entity';

type Schema = Record<string, unknown>;
/** Schemas that refer to themselves stand apart, under `#/components/schemas/`. */
type Shared = Record<string, Schema>;

let described: ReturnType<typeof describeAll> | undefined;

/** The OpenAPI document of every call, in wire names. */
export const openapi = (origin: string) => {
  // Anyone may ask, and to describe all calls takes as long as hundreds of answers.
  described ??= describeAll();
  return { ...described, servers: [{ url: origin }] };
};

const describeAll = () => {
  const shared: Shared = {};
  const calls = Object.entries(contract) as [string, Call][];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tienda',
      version: '1',
      description: 'Todas las llamadas son POST con JSON.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: Object.fromEntries(calls.map(([path, call]) => [`/rest/${path}`, { post: describe(path, call, shared) }])),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'OAuth <token>' },
      },
      schemas: shared,
    },
  };
};

const describe = (path: string, call: Call, shared: Shared) => {
  const { in: given = {}, out = {}, keys = {} } = callNames[path] ?? {};
  const request = withKeys(named(schemaOf(call.input, 'input'), given, path, shared), keys);
  const answer = named(schemaOf(call.output, 'output'), out, path, shared);
  return {
    operationId: path.replaceAll('/', '_'),
    summary: call.summary,
    'x-access': call.access,
    // Open calls take a token too: some answer more to the signed-in.
    security: [...(call.access === 'anyone' ? [{}] : []), { token: [] }],
    requestBody: { required: true, content: json(request) },
    responses: {
      200: { description: 'success', content: json(envelope(answer)) },
      '4XX': { description: 'error: a Spanish sentence; fields: one sentence a field' },
    },
  };
};

/** A call's schema in wire names, its self-referring parts moved to `shared`. */
const named = (schema: Schema, names: Record<string, Entity>, path: string, shared: Shared) => {
  const { $defs = {}, ...rest } = schema as Schema & { $defs?: Record<string, Schema> };
  const prefix = path.replace('/', '_');
  const moved = (part: Schema): Schema =>
    JSON.parse(JSON.stringify(part).replaceAll('#/$defs/', `#/components/schemas/${prefix}`));
  const [entity = {}] = Object.values(names);
  for (const [name, def] of Object.entries($defs)) shared[prefix + name] = moved(onWire(def, entity));
  return moved(onWire(rest, names, true));
};

/** The keys of a request that have another name on the wire. */
const withKeys = (schema: Schema, keys: Record<string, string>): Schema => {
  const wireKey = (name: string) => keys[name] ?? name;
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] };
  const renamed = Object.entries(properties).map(([name, property]) => [wireKey(name), property]);
  return { ...schema, properties: Object.fromEntries(renamed), required: required.map(wireKey) };
};

const json = (schema: Schema) => ({ 'application/json': { schema } });
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
const envelope = (schema: Schema) => ({
  allOf: [{ type: 'object', properties: { success: { type: 'boolean' }, error: { type: 'string' } } }, schema],
});

const listOf = (keys: Record<string, string>) => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([name, type]) => [name, type ? { type } : {}])),
  },
});

/** Renames properties by the call's table; `top` marks the call's own keys, which keep their names. */
const onWire = (schema: Schema, names: Record<string, Entity> | Entity, top = false): Schema => {
  const copy: Schema = { ...schema };
  if (copy.items) copy.items = onWire(copy.items as Schema, names, top);
  for (const part of ['anyOf', 'oneOf', 'allOf'] as const)
    if (Array.isArray(copy[part])) copy[part] = (copy[part] as Schema[]).map((one) => onWire(one, names, top));
  if (!copy.properties) return copy;
  const entries = Object.entries(copy.properties as Record<string, Schema>).map(
    ([name, property]): [string, Schema] => {
      if (top && name === 'filters') return [name, listOf({ FilterKey: 'string', FilterValue: '' })];
      if (top && name === 'parms') return [name, listOf({ ParmKey: 'string', ParmValue: '', ParmValue_Z: '' })];
      if (top) return [name, names[name] ? onWire(property, names[name] as Entity) : property];
      const field = (names as Entity)[name];
      if (field === undefined) return [name, property];
      if (typeof field === 'string') return [field, property];
      return [field.wire, field.of ? onWire(property, field.of) : { type: 'number' }];
    },
  );
  const wireOf = new Map(Object.keys(copy.properties).map((name, at) => [name, entries[at]?.[0] ?? name]));
  copy.properties = Object.fromEntries(entries);
  if (Array.isArray(copy.required)) copy.required = copy.required.map((name: string) => wireOf.get(name) ?? name);
  return copy;
};
