import type { CallNames } from '#contract/call';
import type { catalogueCalls } from '#contract/catalogue';
import { type Entity, entity, list, mode, money, seen } from '#contract/plain/entity';

export const image = entity('Image', 'id name image');
const item = (own: Entity): Entity => ({ ...own, ...mode, ...seen(own) });
export const specification = item(entity('Spec', 'key value'));
export const relatedLink = item(entity('Link', 'name url'));
const sale = entity('Sale', 'date quant');
export const product = entity(
  'Product',
  'code providerCode providerUrl mLCode barcode name description dua minStock stock isOriginal isPublic isLoading family ivaRate available lastSale branches',
  {
    price: money('ProductPrice'),
    brandId: 'BrandId',
    brandName: 'BrandName',
    categoryId: 'CategoryId',
    categoryName: 'CategoryName',
    providerId: 'ProviderId',
    images: list('Images', image),
    specifications: list('Specifications', specification),
    relatedLinks: list('RelatedLinks', relatedLink),
    sales: list('Sales', sale),
  },
);

const pack = entity('Product', 'code units', { price: money('ProductPrice') });
const trail = entity('Category', 'id name');
export const category: Entity = entity('Category', 'id name', { trail: list('Trail', trail) });
category.items = list('Items', category);
export const brand = entity('Brand', 'id name logo');
export const provider = entity('Provider', 'id name');

export const calls: CallNames<typeof catalogueCalls> = {
  'category/list': { out: { data: category } },
  'category/find': { out: { data: category } },
  'category/listTop': {},
  'brand/list': { out: { data: brand } },
  'brand/listByCategory': { out: { data: brand } },
  'provider/list': { out: { data: provider } },
  'product/find': { out: { data: product } },
  'product/filter': { out: { data: product } },
  'product/suggest': { out: { data: product } },
  'product/listRelated': { out: { data: product, packs: pack } },
  'brand/count': {},
};
