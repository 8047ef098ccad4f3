import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { isExampleLink, isSitePath } from '#contract/plain/link';
import { FieldWarning } from '#web/panel/edit/field-warning.tsx';
import { textOf, type Values } from '#web/panel/edit/fields';

const waitMs = 600;

/** Paths that lead to no page of this site. A failed question counts as a page. */
const readMissing = async (paths: readonly string[], signal: AbortSignal) => {
  const statuses = await Promise.all(
    paths.map((path) =>
      fetch(path, { method: 'HEAD', signal }).then(
        ({ status }) => status,
        () => 200,
      ),
    ),
  );
  return paths.filter((_, at) => statuses[at] === 404);
};

/** Warns of lines of the menu whose page this site lacks, or that lead to the example: visitors are not shown them. */
export const MenuNote = ({ value }: { value: unknown }) => {
  const links = ((value ?? []) as Values[]).map(({ link }) => textOf(link));
  const [typed] = useDebouncedValue(JSON.stringify(links.filter(isSitePath)), waitMs);
  const { data = [] } = useQuery({
    queryKey: ['pages', typed],
    queryFn: ({ signal }) => readMissing(JSON.parse(typed) as string[], signal),
  });
  const examples = links.filter(isExampleLink);
  return (
    <FieldWarning>
      {[
        data.length > 0 && `Este sitio no tiene ${data.join(' ni ')}: esa línea no se va a mostrar.`,
        examples.length > 0 && `De ejemplo: ${examples.join(', ')}. Una tienda con su propia empresa no lo muestra.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </FieldWarning>
  );
};
