// Only loaders use this, so none of it reaches the browser.

/** Facts as schema.org names them, as JSON-LD text that may stand in a page. */
export const jsonLd = (facts: readonly object[]): string => {
  const whole = facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
  // In a script only '<' could end it early.
  return JSON.stringify(whole).replaceAll('<', '\\u003c');
};

/** Where a page stands in the shop; the last step is the page itself. */
export const breadcrumbFacts = (origin: string, steps: readonly { label: string; to: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + to,
  })),
});

/** Questions and their answers, both plain text, as they stand on the page. */
export const faqFacts = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
