import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test('a path is logged without what names a person or opens an account', () => {
  expect(loggedPath('/productos/UNO-R3-SMD')).toBe('/productos/UNO-R3-SMD');
  expect(loggedPath('/activar/00000000-0000-4000-8000-000000000000')).toBe('/activar/…');
  expect(loggedPath(`/restablecer-contrasena/ana@ejemplo.uy/${'k'.repeat(43)}`)).toBe('/restablecer-contrasena/…/…');
  expect(loggedPath('/restablecer-contrasena/ana%40ejemplo.uy/x')).toBe('/restablecer-contrasena/…/x');
});

test('a fault is one line of JSON with its stack, and without the values that the database names', () => {
  const script = `
    import { openLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))};
    const cause = Object.assign(new Error('socket closed'), { address: 'ana@ejemplo.uy' });
    const fault = Object.assign(new Error('duplicate key', { cause }), { code: '23505', constraint: 'account_email' });
    openLog('info').error('call.failed', Object.assign(fault, { detail: 'Key (email)=(ana@ejemplo.uy)' }), { requestId: 'r' });
    openLog('info').error('job.failed', 'text', {});
    openLog('info').error('mail.noServer', undefined, { waiting: 2 });
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).not.toContain('ana@');
  const [fault, text, none] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(fault).toMatchObject({
    msg: 'call.failed',
    requestId: 'r',
    time: expect.any(String),
    err: { type: 'Error', message: 'duplicate key', code: '23505', constraint: 'account_email' },
  });
  expect(fault?.err).toMatchObject({
    stack: expect.stringContaining('duplicate key'),
    cause: { message: 'socket closed' },
  });
  expect(text).toMatchObject({ err: 'text' });
  expect(none).toMatchObject({ waiting: 2 });
});
