import { Alert } from '@mantine/core';
import { useStillTrue } from '#web/panel/still-true';

/** Says what went wrong, where something did. */
export const ErrorAlert = ({ text }: { text: string | undefined }) => {
  const said = useStillTrue(text);
  return (
    said && (
      <Alert color="red" role="alert">
        {said}
      </Alert>
    )
  );
};
