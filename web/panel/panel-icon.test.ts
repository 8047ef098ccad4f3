import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { panelIconNames } from './panel-icon.tsx';

test('every icon of the panel has its drawing, and every drawing its name', () => {
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(drawn)).toEqual(new Set(panelIconNames));
  expect(drawn).toHaveLength(panelIconNames.length);
});
