import { filterHistory } from '#server/history/list-history.service';
import type { HandlersOf } from '#server/http/handlers';

export const historyRoutes: HandlersOf<'history/filter'> = { 'history/filter': filterHistory };
