import { identifierDoubt, isDoubtfulIdentifier } from '#contract/plain/field-rules';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form.tsx';
import { calmForm, FormContext } from '#web/ui/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CheckoutState } from './use-checkout.ts';

const nobody = { companyName: '', companyIdentifier: '' };

/** Whom a person's order is invoiced to, where he asks for a RUT on it. */
export const InvoiceFields = ({ checkout: { draft, trouble, choose } }: { checkout: CheckoutState }) => {
  const { invoice } = draft;
  const { companyName, companyIdentifier } = trouble.errors;
  const errors = { ...(companyName && { companyName }), ...(companyIdentifier && { companyIdentifier }) };
  return (
    <div data-fields="companyName companyIdentifier" className="grid gap-3">
      <Checkbox
        label="Quiero factura con RUT"
        checked={invoice !== undefined}
        onChange={({ target }) => choose({ invoice: target.checked ? nobody : undefined })}
      />
      {invoice && (
        <FormContext value={{ ...calmForm, errors }}>
          <FormField name="companyName" label="Razón social" required>
            <TextInput
              autoComplete="organization"
              maxLength={120}
              value={invoice.companyName}
              onChange={({ target }) => choose({ invoice: { ...invoice, companyName: target.value } })}
            />
          </FormField>
          <FormField name="companyIdentifier" label="RUT" hint="12 dígitos" required>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={invoice.companyIdentifier}
              onChange={({ target }) => choose({ invoice: { ...invoice, companyIdentifier: target.value } })}
            />
          </FormField>
          <div role="alert">
            {isDoubtfulIdentifier(invoice.companyIdentifier) && <Notice tone="fair">{identifierDoubt}</Notice>}
          </div>
        </FormContext>
      )}
    </div>
  );
};
