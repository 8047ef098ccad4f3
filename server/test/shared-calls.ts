import type { CallPath } from '#contract/contract';
import { entries } from '#server/test/call-row';

/** Calls about records that all sites share: accounts, people, companies, places (decisions S1). */
export const sharedCalls: readonly CallPath[] = [
  ...entries.filter(([, call]) => call.sites).map(([path]) => path),
  ...(['state/list', 'city/list'] as const),
  ...(['product/previewMany', 'product/updateMany', 'product/undoMany'] as const),
  ...(['autopart/findWhole', 'autopart/add', 'autopart/update'] as const),
  ...(['vehicle/listByBrand', 'vehicle/add', 'vehicle/update'] as const),
  ...(['stock/filter', 'stock/listHolds', 'stock/set', 'stock/count', 'stock/transfer'] as const),
  ...(['product/add', 'product/update', 'image/add', 'image/find', 'image/update', 'image/remove'] as const),
  ...(['image/listByTarget', 'image/match', 'image/removeUnused'] as const),
  ...([
    'history/filter',
    'setting/locate',
    // Both speak of the machine and its keys, which sites share.
    'backup/make',
    'payment/check',
    'mail/status',
    // Its numbers name no site: server/orders/desk/desk.sql.test.ts tells them apart.
    'panel/count',
    // Sales are those of all sites: server/panel/summarize.sql.test.ts tells the rest apart.
    'panel/summary',
    // They name no site: server/panel/first-steps.sql.test.ts tells them apart.
    'panel/firstSteps',
    'user/get',
    'user/update',
    'user/filter',
  ] as const),
  ...([
    'user/setRoles',
    'user/setLock',
    'user/activate',
    'user/checkActivation',
    'user/restorePwdStep2',
    'user/addFirstAdministrator',
  ] as const),
  ...(['user/changePwd', 'user/logout', 'payment/getAccessToken', 'agenda/renewFeed'] as const),
];
