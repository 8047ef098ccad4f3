import type { CallNames } from '#contract/call';
import { paymentIds } from '#contract/plain/commerce';
import { type Entity, entity, list, money } from '#contract/plain/entity';
import type { settingCalls } from '#contract/settings';

const shipping = entity('Shipping', 'id name description leadTime', { price: money('ShippingPrice') });
const payment = entity('Payment', 'id name instructions');
const analytics = entity('Analytics', 'kind origin domain siteId id');
const accounts = entity('Account', paymentIds.join(' '));

const contact = entity('Contact', 'email phone whatsapp hours facebook instagram youtube');
const branch = entity('Branch', 'code name address state city phone whatsapp hours geolocation');

const section = entity('LegalSection', 'page title text');
const texts: Entity = {
  legalTexts: list('SettingLegalTexts', entity('Legal', 'version', { sections: list('LegalSections', section) })),
  questions: list('SettingQuestions', entity('Question', 'question answer')),
  printingTexts: list('SettingPrintingTexts', entity('Printing', 'printersText serviceText about formats')),
  printingSteps: list('SettingPrintingSteps', entity('Step', 'title text')),
  printingKinds: list('SettingPrintingKinds', entity('Kind', 'name material text volumes facts')),
  serviceTexts: list('SettingServiceTexts', entity('Services', 'about description')),
  services: list('SettingServices', entity('Service', 'title text drawing search')),
  companyTexts: list('SettingCompanyTexts', entity('Company', 'title about description')),
  companySteps: list('SettingCompanySteps', entity('Step', 'title text icon')),
  promises: list('SettingPromises', entity('Promise', 'delivery payment')),
};

const flags = 'opened saleOn categoryLinks filterEditing subcategories productSortShown mobileBannerSquare printing3d';
const numbers = 'lowStock productPageSize orderPageSize depositDays transferDays fiscalYears unpaidUnits';
const others =
  'name shortName tagLine mailSignature newOrderMail cardCurrency showUYU tickedSteps vehicleService mapTiles googleMapsKey chat synonyms plusTax pricesFor';

const setting: Entity = entity('Setting', `${flags} ${numbers} ${others}`, {
  ...texts,
  company: list('SettingCompany', entity('Company', 'name identifier address')),
  menu: list('SettingMenu', entity('Menu', 'kind label link')),
  contact: list('SettingContact', contact),
  branches: list('SettingBranches', branch),
  logo: list('SettingLogo', entity('Logo', 'image width height')),
  colours: list('SettingColours', entity('Colours', 'brand accent')),
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
  'setting/listLegalVersions': {
    out: { data: entity('Legal', 'version since until by', { sections: list('LegalSections', section) }) },
  },
  'setting/locate': {
    keys: { address: 'BranchAddress', city: 'BranchCity', state: 'BranchState' },
    out: { data: entity('Branch', 'geolocation name credit') },
  },
};
