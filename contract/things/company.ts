import { idOf, lines, oneOf, required, rut, text, thing } from '#contract/plain/thing';
import { contactLists } from '#contract/things/contacts';

/** Positions that an employee may have in a company (contract/plain/positions.ts). */
export const positionNames = { SEL: 'Vende', COM: 'Compra' } as const;

/** Label of a position; an unknown one reads as it is stored. */
export const positionName = (position: string): string =>
  (positionNames as Readonly<Record<string, string>>)[position] ?? position;

export const company = thing({
  noun: 'company',
  table: 'company',
  wire: 'Company',
  listWire: 'Co',
  fields: [
    {
      name: 'companyGroupId',
      label: 'Grupo',
      wire: 'CompanyGroupId',
      column: 'group_id',
      rule: required(idOf('companyGroup')),
      mayLack: true,
    },
    {
      name: 'companyGroupName',
      label: 'Grupo',
      wire: 'CompanyGroupName',
      from: { by: 'group_id', table: 'company_group', column: 'name' },
      rule: text(120),
    },
    { name: 'name', label: 'Razón social', rule: required(text(120)) },
    { name: 'identifier', label: 'RUT', rule: rut },
    { name: 'description', label: 'Descripción', rule: lines(2000), readBy: 'seller' },
  ],
  lists: [
    ...contactLists,
    {
      name: 'employees',
      label: 'Empleados',
      wire: 'Employees',
      table: 'employee',
      key: 'personId',
      readBy: 'people',
      fields: [
        { name: 'personId', label: 'Persona', wire: 'PersonId', rule: required(idOf('person')) },
        {
          name: 'name',
          label: 'Nombre',
          wire: 'PersonName',
          from: { by: 'person_id', table: 'person', column: 'name' },
          rule: required(text(60)),
        },
        {
          name: 'lastName',
          label: 'Apellido',
          wire: 'PersonLastName',
          from: { by: 'person_id', table: 'person', column: 'last_name' },
          rule: required(text(60)),
        },
        {
          name: 'employeePositionId',
          label: 'Puesto',
          wire: 'EmployeePositionId',
          column: 'position',
          rule: oneOf(positionNames, 'COM'),
        },
      ],
    },
    {
      name: 'images',
      label: 'Imágenes',
      wire: 'Images',
      table: 'company_image',
      key: 'imageId',
      readBy: 'seller',
      fields: [
        { name: 'imageId', label: 'Imagen', wire: 'ImageId', rule: required(idOf('image')) },
        {
          name: 'name',
          label: 'Nombre',
          wire: 'ImageName',
          from: { by: 'image_id', table: 'image', column: 'name' },
          rule: required(text(200)),
        },
        {
          name: 'image',
          label: 'Imagen',
          wire: 'ImageImage',
          from: { by: 'image_id', table: 'image', column: 'path' },
          rule: required(text(200)),
        },
      ],
    },
    {
      name: 'clientOf',
      label: 'Cliente de',
      wire: 'ClientOf',
      table: 'company_client_of',
      key: 'companyId',
      readBy: 'seller',
      fields: [
        {
          name: 'companyId',
          label: 'Empresa',
          wire: 'CompanyId',
          column: 'of_company_id',
          rule: required(idOf('company')),
        },
        {
          name: 'name',
          label: 'Empresa',
          wire: 'CompanyName',
          from: { by: 'of_company_id', table: 'company', column: 'name' },
          rule: required(text(120)),
        },
      ],
    },
    {
      name: 'workBranches',
      label: 'Rubros',
      wire: 'WorkBranches',
      table: 'company_work_branch',
      key: 'workBranchId',
      readBy: 'seller',
      fields: [
        { name: 'workBranchId', label: 'Rubro', wire: 'WorkBranchId', rule: required(idOf('workBranch')) },
        {
          name: 'name',
          label: 'Rubro',
          wire: 'WorkBranchName',
          from: { by: 'work_branch_id', table: 'work_branch', column: 'name' },
          rule: required(text(80)),
        },
      ],
    },
    {
      name: 'categories',
      label: 'Categorías',
      wire: 'Categories',
      table: 'company_category',
      key: 'categoryId',
      readBy: 'seller',
      fields: [
        { name: 'categoryId', label: 'Categoría', wire: 'CategoryId', rule: required(text(60)) },
        {
          name: 'name',
          label: 'Categoría',
          wire: 'CategoryName',
          from: { by: 'category_id', table: 'category', column: 'name' },
          rule: required(text(120)),
        },
      ],
    },
    {
      name: 'tags',
      label: 'Etiquetas',
      wire: 'Tags',
      table: 'company_tag',
      key: 'tagId',
      readBy: 'seller',
      fields: [
        { name: 'tagId', label: 'Etiqueta', wire: 'TagId', rule: required(idOf('tag')) },
        {
          name: 'name',
          label: 'Etiqueta',
          wire: 'TagName',
          from: { by: 'tag_id', table: 'tag', column: 'name' },
          rule: required(text(80)),
        },
      ],
    },
  ],
});
