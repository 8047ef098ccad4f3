import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#server/page-context';
import type { TestShop } from '#server/test/shop';
import { sites } from '#sites/all';
import type { SiteId } from '#sites/site';

/** Arguments of a page's loader: the request, and the parameters that its route takes from the address. */
type Asked = { context: RouterContextProvider; request: Request; params: Record<string, string> };

const origin = 'http://tienda.test';

type Given = {
  path?: string;
  params?: Record<string, string>;
  holdsFor?: (seconds: number) => void;
  shows?: (...tags: string[]) => void;
};

type Page<T> = { status: number; location?: string | null; loaded?: T; facts?: object[] };

/** A page for a visitor: what its loader answers, or its status and where it leads. */
export const visitorPage = async <T>(
  shop: TestShop,
  site: SiteId,
  loader: (asked: never) => Promise<T>,
  { path = '/', params = {}, holdsFor = () => {}, shows = () => {} }: Given = {},
): Promise<Page<T>> => {
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const facts: object[] = [];
  const report = {
    origin,
    isDemo: false,
    isPreparing: false,
    sendsMail: true,
    known: true,
    mark: 'm',
    facts,
    requestId: 'r',
    serves: () => true,
    allows: () => {},
    shows,
    failed,
  };
  const context = pageContext(shop, sites[site], { ...report, holdsFor });
  const asked: Asked = { context, params, request: new Request(origin + path) };
  try {
    return { status: 200, loaded: await loader(asked as never), facts };
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') };
    if (failures.length > 0) throw failures[0];
    const { init } = thrown as { init?: ResponseInit | null };
    if (!init) throw thrown;
    return { status: init.status ?? 200 };
  }
};
