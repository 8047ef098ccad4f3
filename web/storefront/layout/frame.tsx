import type { ReactNode } from 'react';
import { serverHtml } from '#web/ui/server-html';
import { Toasts } from '#web/ui/toasts.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainMenu } from './main-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageTop } from './page-top.tsx';

const top = serverHtml('page-top');

/** Header and footer round every page of the storefront. */
export const Frame = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => (
  <>
    {import.meta.env.SSR ? (
      <div id="page-top">
        <PageTop />
      </div>
    ) : (
      <div id="page-top" suppressHydrationWarning dangerouslySetInnerHTML={top} />
    )}
    <NavigationBar />
    <Header catalogue={catalogue} />
    <MainMenu {...catalogue} />
    <main id="contenido" tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
    <Footer />
    <Toasts />
  </>
);
