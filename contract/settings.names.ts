import type { CallNames } from '#contract/call';
import { type Entity, entity, list, money } from '#contract/plain/entity';
import type { settingCalls } from '#contract/settings';

const shipping = entity('Shipping', 'id name description', { price: money('ShippingPrice') });
const payment = entity('Payment', 'id name instructions');
const analytics = entity('Analytics', 'kind origin domain siteId id');
const accounts = entity('Account', 'MPU PYPL SADE ITDE BRDE ABGI');

const contact = entity('Contact', 'email phone whatsapp hours facebook instagram youtube');
const branch = entity('Branch', 'code address city phone whatsapp hours geolocation');

const flags = 'saleOn categoryLinks filterEditing subcategories productSortShown mobileBannerSquare';
const numbers = 'lowStock productPageSize orderPageSize depositDays unpaidUnits';
const others = 'name newOrderMail showUYU vehicleService mapTiles googleMapsKey chat synonyms plusTax pricesFor';

const setting: Entity = entity('Setting', `${flags} ${numbers} ${others}`, {
  contact: list('SettingContact', contact),
  branches: list('SettingBranches', branch),
  unpaidValue: money('SettingUnpaidValue'),
  shipping: list('SettingShipping', shipping),
  payments: list('SettingPayments', payment),
  depositAccounts: list('SettingDepositAccounts', accounts),
  metropolitanCities: list('SettingMetropolitanCities', { state: 'StateName', city: 'CityName' }),
  rate: list('SettingRate', entity('Rate', 'value date')),
  analytics: list('SettingAnalytics', analytics),
});

export const calls: CallNames<typeof settingCalls> = {
  'setting/find': { out: { data: setting, initial: setting, own: setting } },
  'setting/update': { in: { parms: setting }, out: { data: setting, initial: setting, own: setting } },
};
