import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { administrator, aProductElsewhere, callAs, cartOf, ownCompany, tokenOf } from './shopping.ts';

test('what a branch lacks is brought there: chosen at the checkout, and said of the order from then on', async ({
  page,
}) => {
  const token = await tokenOf(page.request, administrator);
  const bringIn = async (days: number, before: number) => {
    const parms = [{ ParmKey: 'SettingTransferDays', ParmValue: days, ParmValue_Z: before }];
    expect((await callAs(page.request, token, 'setting/update', { parms })).error).toBe('');
  };
  const { product, first, other } = await aProductElsewhere(page.request);
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, [product]);
  await bringIn(2, 0);
  try {
    await open(page, '/mi-compra');
    await expect(page.getByText('Lo que no haya en una sucursal llega de otra en 2 días hábiles.')).toBeVisible();
    await open(page, '/mi-compra?detail');
    await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();
    const branch = page.getByRole('radio', { name: new RegExp(`^${first}`) });
    await branch.check();
    await page.getByRole('button', { name: 'Que traigan lo que falta: 2 días hábiles' }).click();
    await expect(branch).toBeFocused();
    await expect(page.getByText(`Vas a retirar todo en ${first}: lo que falta llega de otra sucursal`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ahí no está todo' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No traer lo que falta' }).click();
    await page.getByRole('button', { name: 'Que traigan lo que falta: 2 días hábiles' }).click();
    await page.getByRole('button', { name: /^Confirmar compra/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
    const words = 'lo que falta ahí llega de otra sucursal';
    await expect(page.getByRole('region', { name: 'Envío' })).toContainText(`${words} 2 días hábiles después del pago`);
    await expect(page).toHaveURL(/pedido=/);
    const orderId = new URL(page.url()).searchParams.get('pedido');
    const { token: seller } = await ownCompany(page.request);
    const move = { orderId, state: 'PAP', sendEmail: true };
    expect((await callAs(page.request, seller, 'order/changeState', move)).error).toBe('');
    expect((await mailTo(page.request, customer.email, /Pago aprobado$/)).text).toContain(`${words} a más tardar el `);
    await page.getByRole('main').getByRole('link', { name: 'Ver mis pedidos' }).click();
    await expect(page.getByRole('article').first()).toContainText(`${words} a más tardar el `);
    expect((await callAs(page.request, seller, 'order/changeState', { ...move, state: 'CAN' })).error).toBe('');
  } finally {
    await bringIn(0, 2);
  }
});
