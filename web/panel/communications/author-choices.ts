import { useCall } from '#web/panel/use-call';

/** The people whom the caller may name as authors, each once whatever companies they write for; he himself is told as that. */
export const useAuthorChoices = (own?: number) => {
  const authors = useCall('communication/listAuthors', {}).data?.data ?? [];
  const people = new Map(authors.map(({ personId, name, lastName }) => [personId, `${name} ${lastName}`]));
  return [...people].map(([id, name]) => ({ value: String(id), label: id === own ? `${name} (vos)` : name }));
};
