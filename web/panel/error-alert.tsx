import { Alert } from '@mantine/core';

/** Says what went wrong, where something did. */
export const ErrorAlert = ({ text }: { text: string | undefined }) =>
  text && (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
