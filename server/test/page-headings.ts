import { expect } from 'vitest';
import type { pageServer } from '#server/test/page-server';

export type Get = Awaited<ReturnType<typeof pageServer>>['get'];

/** The texts of a page's headings of one level. */
export const headingsOf = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  );
export const headingOf = (html: string) => headingsOf(html, 1).join();

export const expectNotFound = async (get: Get, path: string) => {
  const { status, body } = await get(path);
  expect([path, status, headingOf(body)]).toEqual([path, 404, 'Parece que esta página no existe']);
};
