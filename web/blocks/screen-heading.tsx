import { useEffect, useRef } from 'react';
import { useSite } from '#web/data/site';

/**
 * The heading of a screen that took the place of another one: it comes into sight below the sticky header, has the focus
 * and names the document, for as long as it stands there.
 */
export const ScreenHeading = ({ title }: { title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = useSite().site;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
    const [before, now] = [document.title, `${title} · ${name}`];
    document.title = now;
    return () => {
      // The next page may have named the document already.
      if (document.title === now) document.title = before;
    };
  }, [title, name]);
  return (
    <h1 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl font-bold outline-none">
      {title}
    </h1>
  );
};
