import { useState } from 'react';
import type { City } from '#contract/places';
import { usePlaces } from '#web/data/places';
import { FormField } from '#web/ui/form.tsx';
import { useFormState } from '#web/ui/form-state';
import { Select } from '#web/ui/select.tsx';

type Props = {
  stateId?: number | null;
  cityId?: number | null;
  /** Told the city that is chosen; undefined: none. */
  onChoose?: (city: City | undefined) => void;
};

/** Department and city in a form: controls `stateId` and `cityId`. A department brings its first city, its seat; a `cityId` that goes takes both away. */
export const PlaceFields = ({ stateId, cityId, onChoose }: Props) => {
  const places = usePlaces();
  const form = useFormState();
  const [chosen, setChosen] = useState({ stateId: String(stateId ?? ''), cityId: String(cityId ?? '') });
  const cities = places?.cities.filter((city) => String(city.stateId) === chosen.stateId) ?? [];
  const [given, setGiven] = useState(cityId);
  if (given !== cityId) {
    setGiven(cityId);
    if (cityId === null) setChosen({ stateId: '', cityId: '' });
  }
  const choose = (id: string) => {
    const first = places?.cities.find((city) => String(city.stateId) === id);
    setChosen({ stateId: id, cityId: String(first?.id ?? '') });
    if (first) form?.correct('cityId');
    onChoose?.(first);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name="stateId" label="Departamento" required>
        <Select
          autoComplete="address-level1"
          value={places ? chosen.stateId : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{places ? 'Elegí un departamento' : 'Cargando…'}</option>
          {places?.states.map((state) => (
            <option key={state.id} value={state.id}>
              {state.name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField name="cityId" label="Ciudad" required>
        <Select
          autoComplete="address-level2"
          value={cities.length > 0 ? chosen.cityId : ''}
          disabled={cities.length === 0}
          onChange={({ target: { value } }) => {
            setChosen({ ...chosen, cityId: value });
            onChoose?.(cities.find(({ id }) => String(id) === value));
          }}
        >
          {cities.length === 0 && <option value="">Elegí el departamento</option>}
          {cities.map((city) => (
            <option key={city.id} value={city.id}>
              {city.name}
            </option>
          ))}
        </Select>
      </FormField>
    </div>
  );
};
