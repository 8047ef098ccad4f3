import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Card } from '#contract/catalogue';
import { inactive } from '#web/data/list-words';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { PanelIcon } from '#web/panel/panel-icon.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { StatePill } from '#web/panel/state-pill.tsx';
import { useRowLook } from '#web/panel/table-density';
import { PriceCell } from './price-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import { StockCell } from './stock-cell.tsx';

type Given = ReturnType<typeof useRoom> & {
  onEdit: (code: string) => void;
  onCopy: (code: string) => void;
};

/** The columns of the list of products. */
export const productColumns = ({ onEdit, onCopy, isWide, isBroad }: Given): DataTableColumn<Card>[] => [
  {
    accessor: 'code',
    title: 'Código',
    sortable: true,
    isDense: true,
    render: (card) => (
      <div className="panel-code-cell">
        <Picture {...card} />
        <div>
          <button type="button" className="panel-link mantine-focus-auto" onClick={() => onEdit(card.code)}>
            {card.code}
          </button>
          {!isWide && <span className="panel-words">{card.name}</span>}
          {!isWide && <Pills {...card} />}
        </div>
      </div>
    ),
  },
  {
    accessor: 'name',
    title: 'Nombre',
    sortable: true,
    hidden: !isWide,
    isDense: true,
    render: (card) => (
      <div className="panel-name">
        <Words>{card.name}</Words>
        {!isBroad && <Pills {...card} />}
      </div>
    ),
  },
  {
    accessor: 'state',
    title: 'Estado',
    sortable: true,
    hidden: !isBroad,
    isDense: true,
    render: (card) => <Pills {...card} />,
  },
  {
    accessor: 'brandName',
    title: 'Marca',
    sortable: true,
    hidden: !isWide,
    isDense: true,
    render: ({ brandName }) => <Words>{brandName}</Words>,
  },
  {
    accessor: 'categoryName',
    title: 'Categoría',
    sortable: true,
    hidden: !isWide,
    isDense: true,
    render: ({ categoryName }) => <Words>{categoryName}</Words>,
  },
  {
    accessor: 'price',
    title: 'Precio',
    textAlign: 'right',
    noWrap: true,
    sortable: true,
    render: ({ code, price, isPublic }) =>
      price === undefined ? '' : <PriceCell key={code} code={code} price={price} isPublic={isPublic} />,
  },
  {
    accessor: 'total',
    title: 'Stock',
    textAlign: 'right',
    noWrap: true,
    sortable: true,
    isDense: true,
    render: ({ code }) => <StockCell code={code} />,
  },
  {
    accessor: 'lastSale',
    title: 'Última venta',
    sortable: true,
    noWrap: true,
    hidden: !isWide,
    render: ({ lastSale }) => (lastSale ? lastSale.split('-').toReversed().join('/') : '—'),
  },
  {
    accessor: 'actions',
    title: <VisuallyHidden>Acciones</VisuallyHidden>,
    textAlign: 'right',
    noWrap: true,
    cellsClassName: 'panel-row-menu',
    isDense: true,
    render: ({ code }) => <RowMenu code={code} onEdit={onEdit} onCopy={onCopy} />,
  },
];

// Narrower, the name stands below the code, and its state below that.
const wide = '(min-width: 62em)';
const broad = '(min-width: 88em)';
const atOnce = { getInitialValueInEffect: false };
/** How much room the window leaves the list. */
export const useRoom = () => ({
  isWide: useMediaQuery(wide, undefined, atOnce) === true,
  isBroad: useMediaQuery(broad, undefined, atOnce) === true,
});

/** As many lines of text as a row has; its title has all of it. */
const Words = ({ children }: { children: string }) => (
  <span className="panel-words" data-lines={useRowLook().lines} title={children}>
    {children}
  </span>
);

/** The product's picture in lists, where it has one. */
const Picture = ({ images: [shown] }: Card) => {
  const { picture } = useRowLook();
  return (
    <span className="panel-picture" style={{ width: picture, height: picture }}>
      {shown ? <Thumbnail image={shown.image} alt="" size={picture} /> : <PanelIcon name="image" />}
    </span>
  );
};

const Pills = ({ isPublic, images, available }: Card) => (
  <span className="panel-pills">
    {isPublic ? <StatePill tone="good" label="Activo" /> : <StatePill tone="neutral" label={inactive} />}
    {images.length === 0 && <StatePill tone="fair" label="Sin foto" />}
    {available === 'NO' && <StatePill tone="bad" label="Sin stock" />}
  </span>
);
