import type { ReactNode } from 'react';
import { Toasts } from '#web/ui/toasts.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { DemoBar } from './demo-bar.tsx';
import { Footer } from './footer.tsx';
import { GoToTop } from './go-to-top.tsx';
import { Header } from './header.tsx';
import { MainMenu } from './main-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/** What stands round every page of the storefront. */
export const Frame = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => (
  <>
    <a
      href="#contenido"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3 focus:font-semibold"
    >
      Saltar al contenido
    </a>
    <NavigationBar />
    <DemoBar />
    <Header catalogue={catalogue} />
    <MainMenu {...catalogue} />
    <main id="contenido" tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
    <Footer />
    <GoToTop />
    <Toasts />
  </>
);
