import { addressOf, type DemoAddress, type DemoPhone, phoneOf } from '#demo/people';

export type DemoCompany = {
  name: string;
  /** RUT with its right check digit. */
  identifier: string;
  description: string;
  group: string | undefined;
  email: string;
  phones: DemoPhone[];
  addresses: DemoAddress[];
};

/** A RUT of eleven digits with its check digit (decisions U3). */
function withCheckDigit(digits: string): string {
  const weights = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const digit = (11 - (sum % 11)) % 11;
  if (digit === 10) throw new Error(`No RUT begins with ${digits}`);
  return `${digits}${digit}`;
}

const company = (name: string, digits: string, description: string, domain: string, group?: string): DemoCompany => ({
  name,
  identifier: withCheckDigit(digits),
  description,
  group,
  email: `compras@${domain}`,
  phones: [phoneOf(name, 'WOR')],
  addresses: [addressOf(name, name)],
});

/** The companies beside the site's own: a client, another seller, a school. */
export const demoCompanies = {
  client: company(
    'Automatismos del Este S.A.',
    '21604512001',
    'Tableros y automatización industrial.',
    'automatismos.example',
    'Grupo del Este',
  ),
  otherSeller: company(
    'Repuestos Litoral S.R.L.',
    '21711830001',
    'Repuestos y equipamiento en Paysandú.',
    'litoral.example',
  ),
  school: company(
    'Colegio Taller Horizonte',
    '21489220001',
    'Liceo y taller de robótica.',
    'horizonte.example',
    'Redes Educativas',
  ),
};
