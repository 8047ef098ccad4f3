import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { useCall } from '#web/panel/use-call';

/** The people whom the caller may name as authors, each once whatever companies they write for; he himself is told as that. `lost` says that they did not come. */
export const useAuthorChoices = (own?: number) => {
  const list = useCall('communication/listAuthors', {});
  const authors = list.data?.data ?? [];
  const people = new Map(authors.map(({ personId, name, lastName }) => [personId, `${name} ${lastName}`]));
  const choices = [...people].map(([id, name]) => ({ value: String(id), label: id === own ? `${name} (vos)` : name }));
  return { choices, lost: lostAnswer(list) };
};
