import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** These rules are stricter than the HTML standard. */
const style = {
  // React writes attributes as its own names: maxLength, srcSet.
  'attr-case': 'off',
  // React writes disabled="" and hidden="".
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React writes <br/>.
  'void-style': 'off',
  // React's useId begins with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Browsers read <!doctype html> in any case.
  'doctype-style': 'off',
  // Lists may have a label.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Checkboxes of one filter share its name.
  'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit', 'button', 'reset'] }],
  // Text is what an input is without a type.
  'no-implicit-input-type': 'off',
  // Titles hold names, whose length the shop does not choose.
  'long-title': 'off',
  // Mails know no other style.
  'no-inline-style': 'off',
  // Telephone numbers may break where they are a link of their own.
  'tel-non-breaking': 'off',
} satisfies ConfigData['rules'];

const validator = new HtmlValidate(
  new StaticConfigLoader([], { extends: ['html-validate:recommended'], rules: style }),
);

/** Finds the faults of a whole page, each with its rule and place. */
export const htmlFaults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
};
