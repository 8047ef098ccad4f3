import { type ReactNode, useCallback, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';

type Slide = { key: string | number; content: ReactNode; thumbnail?: ReactNode; name?: string };

type Props = {
  /** Name of its content, for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** Width of a slide by classes: 'w-full', or 'w-1/2 md:w-1/3 xl:w-1/5' for several in sight. */
  slideWidth?: string;
  /** Moves on by itself after so many seconds, and from the last to the first. */
  autoplaySeconds?: number;
  /** How high the arrows stand, by classes; in the middle unless something there would be covered. */
  arrows?: string;
  /** Small pictures under it that choose; else dots when `dots`. */
  below?: 'thumbnails' | 'dots';
  className?: string;
};

const arrow = 'absolute z-1 bg-white/90 shadow-float hover:bg-white max-md:hidden noscript:hidden';

/** Slides in a row that one swipes, scrolls with the arrow keys, or turns with buttons. Without JavaScript it still scrolls. */
export const Carousel = ({
  label,
  slides,
  slideWidth = 'w-full',
  arrows = 'inset-y-0 my-auto',
  autoplaySeconds,
  below,
  className,
}: Props) => {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const go = useCallback((index: number) => {
    const list = row.current;
    const slide = list?.children[index];
    if (list && slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' });
  }, []);
  const turn = useCallback((by: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const step = (list.firstElementChild?.clientWidth ?? list.clientWidth) * by;
    if (by > 0 && isAtEnd) list.scrollTo({ left: 0, behavior: 'smooth' });
    else if (by < 0 && list.scrollLeft < 2) list.scrollTo({ left: list.scrollWidth, behavior: 'smooth' });
    else list.scrollBy({ left: step, behavior: 'smooth' });
  }, []);
  const next = useCallback(() => turn(1), [turn]);
  const { playing, setPlaying } = useAutoplay(root, slides.length > 1 ? autoplaySeconds : undefined, next);

  const onScroll = () => {
    const list = row.current;
    const width = list?.firstElementChild?.clientWidth;
    if (list && width) setCurrent(Math.round(list.scrollLeft / width));
  };

  return (
    <section
      ref={root}
      aria-roledescription="carrusel"
      aria-label={label}
      className={classes('relative min-w-0', className)}
    >
      <div className="group relative">
        <ul
          ref={row}
          tabIndex={slides.length > 1 ? 0 : undefined}
          aria-label={label}
          onScroll={onScroll}
          className="slides"
        >
          {slides.map(({ key, content }) => (
            <li key={key} className={slideWidth}>
              {content}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label="Anterior"
              className={classes(arrow, arrows, 'left-2', current === 0 && !autoplaySeconds && 'invisible')}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon="chevron-right"
              label="Siguiente"
              className={classes(arrow, arrows, 'right-2')}
              onClick={next}
            />
          </>
        )}
        {slides.length > 1 && autoplaySeconds && (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Detener el carrusel' : 'Reproducir el carrusel'}
            className="absolute right-2 bottom-2 z-1 bg-white/90 hover:bg-white"
            onClick={() => setPlaying(!playing)}
          />
        )}
      </div>
      {below && slides.length > 1 && <Choices kind={below} slides={slides} current={current} onChoose={go} />}
    </section>
  );
};

type ChoicesProps = {
  kind: 'thumbnails' | 'dots';
  slides: readonly Slide[];
  current: number;
  onChoose: (index: number) => void;
};

const Choices = ({ kind, slides, current, onChoose }: ChoicesProps) => (
  <div className={classes('flex', kind === 'dots' ? 'justify-center' : 'mt-3 flex-wrap gap-2')}>
    {slides.map(({ key, thumbnail, name }, i) => (
      <button
        key={key}
        type="button"
        aria-label={name ?? `Imagen ${i + 1} de ${slides.length}`}
        aria-current={i === current}
        onClick={() => onChoose(i)}
        className={
          kind === 'dots'
            ? 'grid size-11 place-items-center before:size-2.5 before:rounded-full before:bg-neutral-400 aria-current:before:bg-brand-700'
            : 'size-16 overflow-hidden rounded-control border border-neutral-300 bg-white p-1 hover:border-neutral-600 aria-current:border-2 aria-current:border-brand-700'
        }
      >
        {thumbnail}
      </button>
    ))}
  </div>
);

// So many stand side by side wherever there are arrows.
const inSight = 4;

/** How high the arrows of a row of cards stand; nowhere where all of them are in sight. */
export const arrowsOf = (cards: readonly unknown[]) => (cards.length <= inSight ? 'hidden' : 'top-[20%]');
