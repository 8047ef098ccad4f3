import type { User } from '#contract/accounts';
import type { ListedUser } from '#contract/users';

/** Choices of roles, with their names. Each value is the roles as they are stored. */
export const roleChoices = [
  { value: '', label: 'Cliente' },
  { value: 'seller', label: 'Vende' },
  { value: 'administrator', label: 'Administra' },
  { value: 'administrator,seller', label: 'Vende y administra' },
] as const;

export const positionChoices = [
  { value: 'SEL', label: 'Vende' },
  { value: 'COM', label: 'Compra' },
] as const;

export const rolesKey = (roles: readonly string[]) => roles.toSorted().join(',');

export const roleLabel = ({ roles }: Pick<User, 'roles'>) =>
  roleChoices.find(({ value }) => value === rolesKey(roles))?.label ?? '';

/** The companies of a user, with what he does there. */
export const companiesOf = ({ company, employeeOf }: Pick<ListedUser, 'company' | 'employeeOf'>) =>
  company?.name ?? employeeOf.map(({ name, position }) => (position === 'SEL' ? name : `${name} (compra)`)).join(', ');

export const groupChoices = [
  { value: 'staff', label: 'Personal' },
  { value: 'customers', label: 'Clientes' },
  { value: 'inactive', label: 'Sin activar' },
  { value: 'locked', label: 'Bloqueados' },
] as const;
