import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { entrancePages } from '#contract/plain/early-look';
import type { RootData } from '#web/root-data';
import { serverHtml } from '#web/ui/server-html';
import { Toasts } from '#web/ui/toasts.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainMenu } from './main-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageTop } from './page-top.tsx';

const top = serverHtml('page-top');

/** Header and footer round every page of the storefront; while a shop is closed, none round those by which its people come in. */
export const Frame = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => {
  const { pathname } = useLocation();
  const isBare = useRouteLoaderData<RootData>('root')?.isPreparing && entrancePages.test(pathname);
  return (
    <>
      {import.meta.env.SSR ? (
        <div id="page-top">
          <PageTop />
        </div>
      ) : (
        <div id="page-top" suppressHydrationWarning dangerouslySetInnerHTML={top} />
      )}
      <NavigationBar />
      {!isBare && (
        <>
          <Header catalogue={catalogue} />
          <MainMenu {...catalogue} />
        </>
      )}
      <main id="contenido" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      {!isBare && <Footer />}
      <Toasts />
    </>
  );
};
