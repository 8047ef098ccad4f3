import { Alert, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { byBranch, type toBring } from './places.ts';

/**
 * Asks of each branch whether what is to be brought from there has come. `refuse` is true, and says so at the boxes, while
 * some has not.
 */
export const useBrought = (missing: ReturnType<typeof toBring>) => {
  const branches = byBranch(missing);
  const [here, setHere] = useState<string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const isAll = branches.every(({ code }) => here.includes(code));
  const refuse = () => {
    setRefused(!isAll);
    return !isAll;
  };
  const checks = branches.length > 0 && (
    <Alert role="note" color="orange" title="Antes hay que traer">
      <Checkbox.Group aria-label="Antes hay que traer" value={here} onChange={setHere}>
        <Stack gap="xs">
          {branches.map(({ code, name, units }) => (
            <Checkbox
              key={code}
              value={code}
              label={`Ya está acá lo de ${name}: ${units}`}
              error={isRefused && !here.includes(code) && `Marcalo cuando llegue lo de ${name}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </Alert>
  );
  return { checks, refuse };
};
