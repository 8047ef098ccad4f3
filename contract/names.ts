// The table of wire names (decisions W3): entity × field × name on the wire. Free of zod, so the browser can use it.

/** A field's wire name, with the entity of its value or with what its value is. */
export type Field = string | { wire: string; of?: Entity; is?: 'money' };
export type Entity = Record<string, Field>;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Own fields carry the prefix; `more` names foreign keys and children. */
const entity = (prefix: string, own: string, more: Entity = {}): Entity => ({
  ...Object.fromEntries(
    own
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, prefix + capital(name)]),
  ),
  ...more,
});
const money = (wire: string): Field => ({ wire, is: 'money' });
const list = (wire: string, of: Entity): Field => ({ wire, of });
const mode = { id: 'Id', mode: 'BCMode', isDefault: 'IsDefault' };

export const image = entity('Image', 'id name image');
const specification = entity('Spec', 'key value', mode);
const relatedLink = entity('Link', 'name url', mode);
const sale = entity('Sale', 'date quant');
export const product = entity(
  'Product',
  'code providerCode providerUrl mLCode name description dua stock isOriginal isPublic isLoading family ivaRate available lastSale',
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

const application = entity('Application', 'name yearRange brandName qualifier source', {
  brandId: 'BrandId',
  vehicleId: 'VehicleId',
});
const relation = entity('Relation', 'kind', { family: 'AutopartFamily', code: 'AutopartCode' });
export const autopart = entity(
  'Autopart',
  'code family description isOriginal isPublic available branches height width system',
  {
    categoryId: 'CategoryId',
    categoryName: 'CategoryName',
    images: list('Images', image),
    products: list('Products', product),
    applications: list('Applications', application),
    originalCodes: list('OriginalCodes', entity('OriginalCode', 'code')),
    relations: list('Relations', relation),
  },
);
export const vehicle = entity('Vehicle', 'id name yearRange engine', { brandId: 'BrandId', brandName: 'BrandName' });

const trail = entity('Category', 'id name');
export const category: Entity = entity('Category', 'id name', { trail: list('Trail', trail) });
category.items = list('Items', category);
export const brand = entity('Brand', 'id name logo');
export const provider = entity('Provider', 'id name');
export const state = entity('State', 'id name');
export const city = entity('City', 'id name', { stateId: 'StateId' });
export const tag = entity('Tag', 'id name');
export const workBranch = entity('WorkBranch', 'id name');
export const release = entity('Release', 'title', { items: list('Items', product) });

const contactLists = (prefix: string): Entity => ({
  phones: list('Phones', {
    ...mode,
    phone: `${prefix}Phone`,
    type: `${prefix}PhoneType`,
    observation: `${prefix}PhoneObservation`,
  }),
  addresses: list('Addresses', {
    ...mode,
    address: `${prefix}Address`,
    ...entity(`${prefix}Address`, 'recipient zIPCode observation identifier geolocation'),
    stateId: 'StateId',
    stateName: 'StateName',
    cityId: 'CityId',
    cityName: 'CityName',
  }),
  emails: list('Emails', { ...mode, email: `${prefix}Email` }),
});
const employer = entity('Company', 'id name', { position: 'EmployeePositionId' });
export const person = entity('Person', 'id name lastName identifier defaultEmail', {
  employeeOf: list('EmployeeOf', employer),
  ...contactLists('Pe'),
});
export const company = entity('Company', 'id name identifier description', {
  companyGroupId: 'CompanyGroupId',
  companyGroupName: 'CompanyGroupName',
  ...contactLists('Co'),
});
export const user = entity(
  'User',
  'name email firstName lastName isSeller roles externalId isActive vehicleId vehicleYear',
  {
    guid: 'UserGUID',
    person: { wire: 'Person', of: person },
    company: { wire: 'Company', of: company },
    sellsFor: list('SellsFor', entity('Company', 'id name')),
    vehicle: { wire: 'Vehicle', of: vehicle },
  },
);
/** A user who registers: the call table names these fields without prefix. */
export const newUser = entity('', 'name email password firstName lastName consent');

const orderItem = entity('', 'code name brandName quantity ivaRate', {
  price: money('Price'),
  priceUYU: money('PriceUYU'),
});
const orderEvent = entity('Event', 'at by from to mailed reason');
export const order = entity(
  'Order',
  'number date state userEmail companyId companyName companyIdentifier personId personName personLastName personIdentifier ' +
    'toCompanyId toCompanyName toCompanyIdentifier phone phoneType phoneObservation address addressIdentifier ' +
    'addressGeolocation addressObservation addressZIPCode addressRecipient addressStateId addressStateName addressCityId ' +
    'addressCityName shippingId shippingName shippingTerm branchCode branchName carrierName paymentId paymentName rate ' +
    'rateDate expires instructions',
  {
    guid: 'OrderGUID',
    shippingPrice: money('OrderShippingPrice'),
    total: money('OrderTotal'),
    totalUYU: money('OrderTotalUYU'),
    items: list('Items', orderItem),
    events: list('OrderEvents', orderEvent),
  },
);

const same = (names: string): Entity => Object.fromEntries(names.split(' ').map((name) => [name, name]));
/** What an order may choose: no entity of the specification, so its names are plain; its prices are still decimals. */
export const checkoutOptions: Entity = {
  shipping: list('shipping', { ...same('id name description'), price: money('price') }),
  payments: list('payments', same('id name')),
  branches: list('branches', same('code name')),
  metropolitanCities: list('metropolitanCities', same('state city')),
  rate: list('rate', same('value date')),
};
/** What a 409 of an order names. */
export const conflict: Entity = { ...same('code kind left'), now: money('now') };

/** Which entity stands at which key of a call's request and answer; `parms` of an update speaks of the entity named. */
export const callNames: Record<string, { in?: Record<string, Entity>; out?: Record<string, Entity> }> = {
  'state/list': { out: { data: state } },
  'city/list': { out: { data: city } },
  'category/list': { out: { data: category } },
  'category/find': { out: { data: category } },
  'brand/list': { out: { data: brand } },
  'brand/listByCategory': { out: { data: brand } },
  'provider/list': { out: { data: provider } },
  'tag/list': { out: { data: tag } },
  'workBranch/list': { out: { data: workBranch } },
  'product/find': { out: { data: product } },
  'product/filter': { out: { data: product } },
  'product/suggest': { out: { data: product } },
  'product/listRelated': { out: { data: product } },
  'autopart/findByFamily': { out: { data: autopart } },
  'autopart/filter': { out: { data: autopart, vehicle } },
  'autopart/suggest': { out: { data: autopart, vehicles: vehicle } },
  'autopart/listRelated': { out: { data: autopart } },
  'vehicle/filter': { out: { data: vehicle } },
  'vehicle/find': { out: { data: vehicle } },
  'release/list': { out: { data: release } },
  'person/find': { out: { data: person } },
  'person/update': {
    in: { parms: person, ...children(person, 'phones', 'addresses', 'emails') },
    out: { data: person },
  },
  'person/add': { in: { person }, out: { data: person } },
  'person/filter': { out: { data: person } },
  'company/find': { out: { data: company } },
  'user/addWithPerson': { in: { user: newUser, person } },
  'user/addWithCompany': { in: { user: newUser, company } },
  'user/get': { out: { data: user } },
  'user/update': { in: { parms: user }, out: { data: user } },
  'user/filter': { out: { data: user } },
  'user/setRoles': { out: { data: user } },
  'order/options': { out: { data: checkoutOptions } },
  'order/add': { in: { order }, out: { data: order } },
  'order/find': { out: { data: order } },
  'order/filter': { out: { data: order } },
  'order/pay': { out: { data: order } },
  'order/cancel': { out: { data: order } },
  'order/changeState': { out: { data: order } },
};

function children(of: Entity, ...fields: string[]): Record<string, Entity> {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const field = of[name];
      return typeof field === 'object' && field.of ? [[name, field.of]] : [];
    }),
  );
}
