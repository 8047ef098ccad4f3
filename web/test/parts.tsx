import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { Autopart } from '#contract/autoparts';
import { nam } from '#sites/nam';
import { type RootData, shownSettings } from '#web/root-data';
import type { Part } from '#web/storefront/product/part';

type Product = Autopart['products'][number];

/** A product of a part, for sale without a price. */
export const aProductOf = (code: string, given: Partial<Product> = {}): Product => ({
  code,
  name: 'Radiador',
  brandId: 1,
  brandName: 'Valeo',
  categoryId: '2.1',
  categoryName: 'Radiadores',
  images: [],
  ivaRate: 22,
  isOriginal: false,
  isPublic: true,
  available: 'AV',
  branches: [],
  specifications: [],
  ...given,
});

/** An application in free text, of no years. */
export const anApplicationOf = (name: string, given: Partial<Part['applications'][number]> = {}) => ({
  name,
  yearRange: 'n/d',
  brandId: null,
  brandName: '',
  vehicleId: null,
  qualifier: '',
  ...given,
});

/** A part with one product, fitting nothing. */
export const aPartOf = (given: Partial<Part> = {}): Part => ({
  code: 'A',
  family: 'F',
  description: '',
  categoryId: '2.1',
  categoryName: 'Radiadores',
  images: [],
  isOriginal: false,
  isPublic: true,
  available: 'AV',
  height: null,
  width: null,
  system: null,
  products: [aProductOf('A')],
  applications: [],
  originalCodes: [],
  relations: [],
  ...given,
});

/** HTML of a page of the shop of autoparts, for a visitor. */
export const pageOf = (content: ReactNode, menu: RootData['menu'] = []): string => {
  const site = { ...nam, settings: shownSettings(nam.settings) };
  const root = { site, menu, origin: 'http://localhost', isDemo: false, isPreparing: false, sendsMail: true };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

/** The words of a page without its marks. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
