import { Code, List, Text } from '@mantine/core';
import { type FieldTexts, textFields } from '#contract/plain/text-fields';

const names = Object.keys(textFields) as (keyof FieldTexts)[];

/** The fields that a text may have, each with what it says now. */
export const FieldWords = ({ said }: { said: FieldTexts }) => (
  <details>
    <summary style={{ cursor: 'pointer' }}>
      <Text component="span" size="sm">
        Campos que podés usar en cada texto: siguen a lo que digan los ajustes
      </Text>
    </summary>
    <List size="sm" pt="xs" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <List.Item key={name}>
          <Code>{`{${name}}`}</Code> {textFields[name]}: {said[name]}
        </List.Item>
      ))}
    </List>
  </details>
);
