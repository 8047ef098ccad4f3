import { type Entry, nothing, stays } from './entries.ts';

const ofFirms = 'Son datos de una empresa.';
const ofShop = 'Son datos de la tienda.';

/** Tables without anybody's data. */
export const impersonalData = {
  backup_status: [nothing('error')],
  branch: [stays('code name address phone whatsapp hours geolocation', ofShop)],
  brand: [nothing('name logo')],
  category: [nothing('id parent_id name')],
  change_log: [nothing('entity entity_id')],
  city: [nothing('name')],
  company: [stays('name identifier description own_site searched', ofFirms)],
  company_category: [nothing('category_id')],
  company_client_of: [],
  company_group: [stays('name web searched', ofFirms)],
  company_image: [],
  company_tag: [],
  company_work_branch: [],
  config: [stays('site key value', ofShop)],
  counter: [nothing('name')],
  family: [nothing('code description system')],
  family_relation: [nothing('family related kind')],
  fitment: [nothing('family application qualifier source')],
  image: [nothing('name path target stem')],
  order_allocation: [],
  original_code: [nothing('family code plain')],
  product: [nothing('code name description category_id provider_code provider_url ml_code family dua barcode')],
  product_image: [],
  product_link: [nothing('name url')],
  product_previous_code: [nothing('code')],
  product_related: [],
  product_sale: [],
  product_specification: [nothing('key value')],
  provider: [nothing('name')],
  setting: [stays('site key value', ofShop)],
  shop: [],
  state: [nothing('name')],
  stock: [],
  tag: [nothing('name')],
  vehicle: [nothing('model engine external_source external_id')],
  work_branch: [nothing('name')],
} satisfies Record<string, readonly Entry[]>;
