const contacts = {
  phones: [{ phone: '099 123 456', type: 'HOM' as const }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [{ email: 'nueva@ejemplo.uy' }],
};
const newUser = (email: string) => ({ email, password: 'secreta', firstName: 'Ana', lastName: 'Pérez' });
const urlActivation = 'http://tienda.test/activar/';

/** A registration of a person that succeeds. */
export const registration = (email: string) => ({
  user: newUser(email),
  urlActivation,
  person: { name: 'Ana', lastName: 'Pérez', defaultEmail: email, ...contacts },
});

/** One of a company. */
export const companyRegistration = (email: string) => ({
  user: newUser(email),
  urlActivation,
  company: { name: 'Taller Sur SRL', identifier: '21 100342 0017', ...contacts },
});
