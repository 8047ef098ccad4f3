import { expect, test } from 'vitest';
import { missed, sectionOf, tableText, type Visit, withSection } from './lighthouse-table.ts';

const scores = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
const good: Visit = { ...scores, lcp: 1490, tbt: 12, cls: 0, scripts: 140.4, calls: 3 };
const machine = { cpu: 'EPYC', cores: 2, memoryGb: 24, node: '24', date: '2026-11-23 05:00' };
const measure = { version: '1.2.3', index: 1533, slowdown: 4 };

test('a page misses a limit by its median alone', () => {
  const bad = { ...good, lcp: 1810, seo: 99, cls: 0.03 };
  expect(missed([{ name: 'Home', visits: [good, good, bad] }])).toEqual([]);
  expect(missed([{ name: 'Home', visits: [good, bad, bad] }])).toEqual([
    'Home: SEO 99 (≥ 100)',
    'Home: LCP s 1.81 (≤ 1.80)',
    'Home: CLS 0.030 (≤ 0.020)',
  ]);
});

test('the table names the limits and sets what misses one in bold', () => {
  const text = tableText([{ name: 'Home', visits: [{ ...good, tbt: 80 }] }], machine, measure);
  expect(text).toContain('| Home | 99 | 100 | 100 | 100 | 1.49 | **80** | 0.000 | 140 | 3 |');
  expect(text).toContain('| limit | ≥ 98 | ≥ 100 | ≥ 100 | ≥ 100 | ≤ 1.80 | ≤ 50 | ≤ 0.020 |  |  |');
  expect(text).toContain('Lighthouse 1.2.3, a phone, the median of 1 visits');
  expect(text).toContain('24 GB.\nThe processor’s index is 1533, so it is slowed 4.0 times. What misses');
  expect(tableText([], { ...machine, commit: 'abc1234' }, measure)).toContain('24 GB, commit abc1234.\n');
});

test('limits of one page stand in place of those of all, for it alone; what they leave out has none', () => {
  const panel = { ...good, seo: 60, tbt: 290, cls: 0.03, scripts: 251 };
  const pages = [
    { name: 'Home', visits: [panel] },
    { name: 'Panel', visits: [panel], limits: { cls: 0.02, tbt: 300, scripts: 250 } },
  ];
  expect(missed(pages)).toEqual([
    'Home: SEO 60 (≥ 100)',
    'Home: TBT ms 290 (≤ 50)',
    'Home: CLS 0.030 (≤ 0.020)',
    'Panel: CLS 0.030 (≤ 0.020)',
    'Panel: JavaScript KB 251 (≤ 250)',
  ]);
  const text = tableText(pages, machine, measure);
  expect(text).toContain('| Panel | 99 | 100 | 100 | 60 | 1.49 | 290 | **0.030** | **251** | 3 |');
  expect(text).toContain('| limit of Panel |  |  |  |  |  | ≤ 300 | ≤ 0.020 | ≤ 250 |  |');
});

test('its section is put at the end of a document, later in its own place, and is found there', () => {
  const once = withSection('# Performance\n', 'one $& two');
  expect(once).toBe('# Performance\n\n<!-- lighthouse -->\none $& two\n<!-- /lighthouse -->\n');
  const twice = withSection(`${once}\n## After\n`, 'three');
  expect(twice).toBe('# Performance\n\n<!-- lighthouse -->\nthree\n<!-- /lighthouse -->\n\n## After\n');
  expect(sectionOf(twice)).toBe('three');
  expect(sectionOf('# Performance\n')).toBeUndefined();
});
