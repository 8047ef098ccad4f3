import { type FormEvent, useState } from 'react';
import { useSite } from '#web/data/site';
import { useAnswer } from '#web/data/use-own-answer';
import { ownVehicle } from '#web/data/vehicle';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { modelsOf, versionName, yearsOf } from './vehicle-choices.ts';

type Props = { open: boolean; onClose: () => void };

/** One's vehicle by brand, model, engine and year; the browser keeps it. */
export const VehicleDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Mi vehículo">
    <VehicleForm onDone={onClose} />
  </Dialog>
);

const VehicleForm = ({ onDone }: { onDone: () => void }) => {
  // What is kept now is where the choice begins.
  const [picked] = useState(ownVehicle.get);
  const [thisYear] = useState(() => new Date().getFullYear());
  const [brandId, setBrandId] = useState(picked ? String(picked.brandId) : '');
  const [model, setModel] = useState(picked?.name ?? '');
  const [id, setId] = useState(picked ? String(picked.id) : '');
  const [year, setYear] = useState(picked?.year ? String(picked.year) : '');
  const { rootCategory } = useSite().site;
  const found = useAnswer('brand/listByCategory', { categoryId: rootCategory }, true);
  const ofBrand = useAnswer('vehicle/filter', { brandId: Number(brandId) }, brandId !== '');
  const brands = found.answer?.data;
  const vehicles = ofBrand.answer?.data ?? [];
  const versions = vehicles.filter(({ name }) => name === model);
  const isMissing = (!found.isAsking && !brands) || (brandId !== '' && !ofBrand.isAsking && !ofBrand.answer);
  const chosen = versions.find((vehicle) => String(vehicle.id) === id);
  const years = chosen ? yearsOf(chosen, thisYear) : [];

  const chooseModel = (name: string) => {
    const only = vehicles.filter((vehicle) => vehicle.name === name);
    setModel(name);
    setId(only.length === 1 ? String(only[0]?.id) : '');
    setYear('');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    ownVehicle.set({ ...chosen, ...(years.includes(Number(year)) && { year: Number(year) }) });
    onDone();
  };
  return (
    <form onSubmit={save} className="grid gap-4">
      <p className="text-neutral-700">Te decimos qué le sirve y qué no.</p>
      <Field label="Marca" required>
        <Select
          value={brands ? brandId : ''}
          onChange={({ target }) => {
            setBrandId(target.value);
            setModel('');
            setId('');
            setYear('');
          }}
        >
          <option value="">{found.isAsking ? 'Cargando…' : 'Elegí la marca'}</option>
          {brands?.map((brand) => (
            <option key={brand.id} value={brand.id}>
              {brand.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Modelo" required>
        <Select
          value={versions.length > 0 ? model : ''}
          disabled={vehicles.length === 0}
          onChange={({ target }) => chooseModel(target.value)}
        >
          <option value="">{ofBrand.isAsking ? 'Cargando…' : 'Elegí el modelo'}</option>
          {modelsOf(vehicles).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Motor y años" required>
        <Select
          value={chosen ? id : ''}
          disabled={versions.length === 0}
          onChange={({ target }) => {
            setId(target.value);
            setYear('');
          }}
        >
          <option value="">Elegí el motor</option>
          {versions.map((vehicle) => (
            <option key={vehicle.id} value={vehicle.id}>
              {versionName(vehicle)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Año del tuyo">
        <Select value={chosen ? year : ''} disabled={!chosen} onChange={({ target }) => setYear(target.value)}>
          <option value="">No sé</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      {isMissing && <Notice tone="bad">No pudimos cargar la lista. Cerrá y probá de nuevo.</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" disabled={!chosen}>
          Guardar
        </Button>
      </div>
    </form>
  );
};
