import { type FormEvent, useState } from 'react';
import { useSite } from '#web/data/site';
import { useAnswer } from '#web/data/use-own-answer';
import { type OwnVehicle, ownVehicle } from '#web/data/vehicle';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { builtIn, modelsOf, versionName, yearsOf } from './vehicle-choices.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Told of the one that is chosen, once it is kept. */
  onChosen?: ((vehicle: OwnVehicle) => void) | undefined;
};

/** One's vehicle by year, where that is known, brand, model and engine; the browser keeps it. */
export const VehicleDialog = ({ open, onClose, onChosen }: Props) => (
  <Dialog open={open} onClose={onClose} title="Mi vehículo">
    <VehicleForm onDone={onClose} onChosen={onChosen} />
  </Dialog>
);

const VehicleForm = ({ onDone, onChosen }: { onDone: () => void } & Pick<Props, 'onChosen'>) => {
  // The choice begins with the vehicle that is kept now.
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
  const all = ofBrand.answer?.data ?? [];
  const vehicles = builtIn(all, year);
  const versions = vehicles.filter(({ name }) => name === model);
  const isMissing = (!found.isAsking && !brands) || (brandId !== '' && !ofBrand.isAsking && !ofBrand.answer);
  const brand = brands?.find((one) => String(one.id) === brandId);
  const hasNone = year !== '' && all.length > 0 && vehicles.length === 0;
  const chosen = versions.find((vehicle) => String(vehicle.id) === id);
  // Any year while there is no vehicle yet, then those of it.
  const years = yearsOf(chosen ?? { yearRange: '' }, thisYear);

  const chooseModel = (name: string) => {
    const only = vehicles.filter((vehicle) => vehicle.name === name);
    setModel(name);
    setId(only.length === 1 ? String(only[0]?.id) : '');
  };
  const chooseYear = (chosenYear: string) => {
    setYear(chosenYear);
    const left = builtIn(all, chosenYear);
    if (!left.some((vehicle) => vehicle.name === model)) setModel('');
    if (!left.some((vehicle) => String(vehicle.id) === id)) setId('');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const own = { ...chosen, ...(years.includes(Number(year)) && { year: Number(year) }) };
    ownVehicle.set(own);
    onDone();
    onChosen?.(own);
  };
  return (
    <form onSubmit={save} className="grid gap-4">
      <p className="text-neutral-700">Te decimos qué le sirve y qué no.</p>
      <Field label="Año del tuyo">
        <Select value={year} onChange={({ target }) => chooseYear(target.value)}>
          <option value="">No sé</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      <Field label="Marca" required>
        <Select
          value={brands ? brandId : ''}
          onChange={({ target }) => {
            setBrandId(target.value);
            setModel('');
            setId('');
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
          onChange={({ target }) => setId(target.value)}
        >
          <option value="">Elegí el motor</option>
          {versions.map((vehicle) => (
            <option key={vehicle.id} value={vehicle.id}>
              {versionName(vehicle)}
            </option>
          ))}
        </Select>
      </Field>
      <div role="status" className="contents">
        {brand && hasNone && (
          <Notice tone="fair">{`${brand.name} no tiene vehículos de ${year}. Elegí otro año u otra marca.`}</Notice>
        )}
      </div>
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
