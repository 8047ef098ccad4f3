import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { exampleDetails } from '#contract/example-details';
import { listText } from '#contract/plain/list-text';
import { call } from '#web/data/call';
import { useFreshSite } from '#web/data/fresh-site';
import { useSite } from '#web/data/site';
import { settingPath } from '#web/panel/panel-paths';
import { Question } from '#web/panel/question.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';

const labels = { company: 'la empresa', name: 'el nombre', contact: 'el contacto', branches: 'las sucursales' };
type Detail = keyof typeof labels;

const wordsOf = (left: readonly Detail[]) => listText(left.map((key) => labels[key]));

/** Says to an administrator what is the program's example yet, and lets him open a shop that is closed for it. */
export const OpeningNote = () => {
  const firm = useCall('company/findOwn', {}, { sharedMs: 1000 }).data?.data;
  const found = useCall('setting/find', {}, { sharedMs: 1000 }).data;
  const { isDemo, isPreparing } = useSite();
  if (!firm || !found || isDemo) return null;
  const left: Detail[] = [...(firm.isExample ? (['company'] as const) : []), ...exampleDetails(found)];
  if (isPreparing) return <Closed left={left} mayOpen={!firm.isExample} />;
  if (left.length === 0) return null;
  return (
    <Alert color="yellow" title="La tienda muestra datos de ejemplo" maw={640}>
      Quien entra ve todavía los del programa: <Links to={left} />.
    </Alert>
  );
};

const Closed = ({ left, mayOpen }: { left: readonly Detail[]; mayOpen: boolean }) => {
  const [isAsked, setAsked] = useState(false);
  const open = useOpen();
  return (
    <Alert color="yellow" title="La tienda está cerrada" maw={640}>
      <Stack gap="xs" align="start">
        <Text size="sm">
          Quien entra lee que se está preparando.
          {left.length > 0 && (
            <>
              {' '}
              Abre sola cuando sean tuyos: <Links to={left} />.
            </>
          )}
        </Text>
        {mayOpen && (
          <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
            Abrir la tienda
          </Button>
        )}
      </Stack>
      <Question
        asked={isAsked ? { title: '¿Abrir la tienda?', text: questionOf(left) } : undefined}
        action="Abrir la tienda"
        onBack={() => setAsked(false)}
        onYes={open}
      />
    </Alert>
  );
};

const questionOf = (left: readonly Detail[]) => {
  const examples = left.length > 0 ? ` Todavía son los de ejemplo: ${wordsOf(left)}.` : '';
  return `Desde ahora la ven todos.${examples}`;
};

/** Stores that the shop opens. */
const useOpen = () => {
  const client = useQueryClient();
  const freshSite = useFreshSite();
  return async () => {
    const answer = await call('setting/update', { parms: { opened: { value: true, before: false } } });
    if (!answer.ok) return answer.error;
    tell({ text: 'La tienda está abierta', shopPage: '/' });
    await Promise.all([freshSite(), client.invalidateQueries()]);
  };
};

const Links = ({ to }: { to: readonly Detail[] }) =>
  to.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && ', '}
      <Anchor component={Link} to={settingPath(key)} inherit underline="always">
        {labels[key]}
      </Anchor>
    </Fragment>
  ));
