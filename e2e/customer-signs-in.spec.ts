import { aCustomer, mailTo, openOwnMenu, pathIn, signInAs, signInByForm, theCustomer } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { cartOf, someProducts } from './shopping.ts';

test('who is asked to sign in comes back to where he was, and may leave again', async ({ page }) => {
  const customer = await theCustomer(page.request);
  const response = await open(page, '/perfil');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/iniciar?from=%2Fperfil');
  await expect(page.getByText('Para continuar el proceso debes iniciar sesión.')).toBeHidden();
  await expectAccessible(page);
  await signInByForm(page, customer);
  await expect(page).toHaveURL('/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil');
  await page.goto('/iniciar?from=%2Fproductos');
  await expect(page, 'who is signed in goes on at once').toHaveURL('/productos');
  const menu = await openOwnMenu(page);
  await expect(menu.getByRole('link', { name: 'Mis compras' })).toHaveAttribute('href', '/mis-compras');
  await menu.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).not.toMatch(/"token":"[^"]/);
});

test('from the cart a warning says why to sign in', { tag: '@long' }, async ({ page }) => {
  for (const from of ['/mi-compra?detail', '/carrito']) {
    await open(page, `/iniciar?from=${encodeURIComponent(from)}`);
    await expect(page.getByText('Para continuar el proceso debes iniciar sesión.')).toBeVisible();
  }
  await expectAccessible(page);
});

test('an address of another site is never gone back to', async ({ page }) => {
  const customer = await theCustomer(page.request);
  await open(page, '/iniciar?from=%2F%5Cmalo.example');
  await signInByForm(page, customer);
  await expect(page).toHaveURL('/');
});

test('a wrong password and a missing one are told apart, and the e-mail stays typed', async ({ page }) => {
  const customer = await theCustomer(page.request);
  await open(page, '/iniciar');
  await signInByForm(page, { email: 'ana@', password: '' });
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Ingrese un email valido');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription('Este campo es obligatorio');
  await signInByForm(page, { ...customer, password: 'otra-cosa' });
  await expect(page.getByRole('alert').first()).toContainText('Credenciales inválidas');
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await expectAccessible(page);
});

test('an account that is not activated yet gets its mail again', { tag: '@long' }, async ({ page }) => {
  const customer = await aCustomer(page.request, { isActive: false });
  await open(page, '/iniciar');
  await signInByForm(page, customer);
  await expect(page.getByText('El usuario no se encuentra activado, compruebe su email')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar otra vez el correo de activación' }).click();
  await expect(page.getByText(/^Te va a llegar otro correo a/)).toBeVisible();
  await expectAccessible(page);
});

test('an activation that was mailed again leads on to where one was going', { tag: '@long' }, async ({ page }) => {
  const customer = await aCustomer(page.request, { isActive: false });
  const [product] = await someProducts(page.request, 1);
  await cartOf(page, [product]);
  await open(page, `/iniciar?from=${encodeURIComponent('/mi-compra?detail')}`);
  await signInByForm(page, customer);
  await page.getByRole('button', { name: 'Enviar otra vez el correo de activación' }).click();
  await expect(page.getByText(/^Te va a llegar otro correo a/)).toBeVisible();
  const link = pathIn(await mailTo(page.request, customer.email, /^Activá/, 2), '/activar/');
  // As in another browser, which knows nothing of the first.
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/iniciar?from=%2Fmi-compra%3Fdetail');
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
});

test('an activation without a way on leads to the cart that is there', { tag: '@long' }, async ({ page }) => {
  const customer = await aCustomer(page.request, { isActive: false });
  const [product] = await someProducts(page.request, 1);
  await cartOf(page, [product]);
  await open(page, pathIn(await mailTo(page.request, customer.email, /^Activá/), '/activar/'));
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ingresar' })).toHaveAttribute(
    'href',
    '/iniciar?from=%2Fmi-compra',
  );
});

test('a shop that cannot be reached says so and keeps what was typed', { tag: '@long' }, async ({ page, problems }) => {
  await open(page, '/iniciar');
  await page.route('**/Oauth/access_token', (route) => route.abort());
  await signInByForm(page, { email: 'ana@ejemplo.uy', password: 'secreta' });
  await expect(page.getByText(/^No pudimos conectarnos con la tienda/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@ejemplo.uy');
  problems.length = 0;
});

test('what other servers of the same kind say is understood', { tag: '@long' }, async ({ page }) => {
  await open(page, '/iniciar');
  const errors = [
    [{ code: 18, message: 'x' }, 'Credenciales inválidas'],
    [{ code: 99, message: 'Fuera de servicio' }, '99: Fuera de servicio'],
    [{ code: 99, message: 'User unknown.' }, '99: Email incorrecto'],
    [{ code: 99, message: 'The user or password is incorrect.' }, '99: La contraseña es incorrecta'],
  ] as const;
  for (const [error, sentence] of errors) {
    await page.route('**/Oauth/access_token', (route) => route.fulfill({ status: 401, json: { error } }));
    await signInByForm(page, { email: 'ana@ejemplo.uy', password: 'secreta' });
    await expect(page.getByText(sentence)).toBeVisible();
    await page.unroute('**/Oauth/access_token');
  }
});

test('a session that has ended leads to sign in again', { tag: '@long' }, async ({ page }) => {
  const customer = await theCustomer(page.request);
  await signInAs(page, customer);
  await open(page, '/perfil');
  await expect(page.getByText('Rincón 500')).toBeVisible();
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('session'))) ?? '{}') as {
    token: string;
  };
  await page.request.post('/rest/user/logout', { data: {}, headers: { authorization: `OAuth ${token}` } });
  await page.reload();
  await expect(page).toHaveURL('/iniciar?from=%2Fperfil');
});

test('who forgot his password chooses a new one by the mail, once', async ({ page }) => {
  const customer = await aCustomer(page.request);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/iniciar?from=%2Fmi-compra%3Fdetail');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/restablecer-contrasena?from=%2Fmi-compra%3Fdetail');
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill('');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Este campo es obligatorio');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText(/^Si hay una cuenta con/)).toBeVisible();

  const path = pathIn(await mailTo(page.request, customer.email, /^Restablecé/), '/restablecer-contrasena/');
  await open(page, path);
  await expectAccessible(page);
  await page.getByLabel('Contraseña nueva').fill('nueva-1');
  await page.getByLabel('Repetí la contraseña').fill('nueva-2');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByLabel('Repetí la contraseña')).toHaveAccessibleDescription('Las contraseñas deben coincidir');
  await page.getByLabel('Repetí la contraseña').fill('nueva-1');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Tu contraseña quedó cambiada. Ya podés ingresar con ella.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await signInByForm(page, { ...customer, password: 'nueva-1' });
  // Where he was going, with his cart.
  await expect(page).toHaveURL('/mi-compra?detail');
  await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
  await page.goto('/restablecer-contrasena');
  await expect(page, 'who is signed in knows his password').toHaveURL('/');

  await page.evaluate(() => localStorage.clear());
  await open(page, path);
  await page.getByLabel('Contraseña nueva').fill('tercera');
  await page.getByLabel('Repetí la contraseña').fill('tercera');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('El enlace ya no sirve. Pedí uno nuevo.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
});
