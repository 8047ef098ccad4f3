const mostLines = 500;
const mostWords = 4;
const example = 'por ejemplo «wifi = wi-fi»';

const wordsOf = (form: string): string[] => form.match(/[\p{L}\p{N}]+/gu) ?? [];

const errorOf = (forms: readonly string[]): string | undefined => {
  if (forms.length < 2 || forms.some((form) => wordsOf(form).length === 0))
    return `escribí al menos dos formas separadas por «=», ${example}.`;
  const long = forms.find((form) => wordsOf(form).length > mostWords);
  return long && `«${long}» es muy larga: cada forma tiene hasta ${mostWords} palabras.`;
};

/** Reads lines such as `arduino uno = uno r3`: the forms of a line mean the same. Errors are sentences that name the line. */
export const readSynonyms = (text: string): { groups: string[][]; errors: string[] } => {
  const groups: string[][] = [];
  const errors: string[] = [];
  const lines = text.split('\n');
  if (lines.length > mostLines) return { groups, errors: [`Hay más de ${mostLines} líneas de sinónimos.`] };
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) continue;
    const forms = line.split('=').map((form) => form.trim());
    const error = errorOf(forms);
    if (error) errors.push(`Línea ${at + 1}: ${error}`);
    else groups.push(forms);
  }
  return { groups, errors };
};
