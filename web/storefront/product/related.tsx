import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** Related products, at the foot of the page. */
export const Related = ({ children }: { children: ReactNode }) => (
  <Section id="relacionados" title="Tambien te puede interesar" className="mt-12">
    {children}
  </Section>
);
