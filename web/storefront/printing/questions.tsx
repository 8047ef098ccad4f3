import { Icon } from '#web/ui/icon.tsx';

type Props = { questions: readonly { question: string; answer: string }[]; troubleshooting: string };

/** Frequent questions, each answer folded under its question. */
export const Questions = ({ questions, troubleshooting }: Props) => (
  <section aria-label="Preguntas frecuentes" className="mt-10 max-w-3xl">
    <h2 className="mb-3 text-xl font-semibold">Preguntas frecuentes</h2>
    {questions.map(({ question, answer }) => (
      <details key={question} className="group border-b border-neutral-200">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
          {question}
          <Icon name="chevron-down" className="size-5 text-neutral-600 transition-transform group-open:rotate-180" />
        </summary>
        <p className="max-w-text whitespace-pre-line pb-4 text-neutral-700">{answer}</p>
      </details>
    ))}
    <p className="mt-5">
      <a
        href={troubleshooting}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-700 hover:underline"
      >
        ¿Problemas con tu impresión? Guía de soluciones (en inglés) <Icon name="external" className="size-4" />
      </a>
    </p>
  </section>
);
