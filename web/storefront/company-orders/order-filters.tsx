import { useNavigate } from 'react-router';
import { stateFilters } from '#contract/plain/commerce';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { filterWords, type Query, type StateFilter, searchOf } from './order-query.ts';

/** State and words by which the orders are narrowed; they stand in the address, so a list can be kept or passed on. */
export const OrderFilters = ({ query }: { query: Query }) => {
  const navigate = useNavigate();
  const go = (changed: Partial<Query>) => void navigate({ search: searchOf({ ...query, ...changed, page: 1 }) });
  const search = (form: HTMLFormElement) => {
    const input = form.elements.namedItem('text');
    go({ text: input instanceof HTMLInputElement ? input.value.trim() : undefined });
  };
  return (
    <form
      noValidate
      className="mb-6 grid items-end gap-3 sm:grid-cols-[15rem_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
    >
      <Field label="Estado" required>
        <Select
          value={query.state ?? ''}
          onChange={(event) => go({ state: (event.target.value || undefined) as StateFilter | undefined })}
        >
          <option value="">Todos</option>
          {(Object.keys(stateFilters) as StateFilter[]).map((code) => (
            <option key={code} value={code}>
              {filterWords(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Buscar" required>
        <TextInput
          name="text"
          type="search"
          required={false}
          maxLength={200}
          defaultValue={query.text ?? ''}
          placeholder="Número, comprador o producto"
        />
      </Field>
      <Button type="submit" look="quiet">
        <Icon name="search" />
        Buscar
      </Button>
    </form>
  );
};
