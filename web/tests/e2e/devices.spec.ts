import type { Page } from '@playwright/test';
import { expectAccessible } from './table/axe.ts';
import { expect, test } from './table/test.ts';

async function devicesOf(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Your tables on another device').click();
  return page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');
}

test('a device that came by a link is signed out from the other one', async ({ newcomer, baseURL }) => {
  const [laptop, phone] = [await newcomer(), await newcomer()];
  const headers = { origin: baseURL ?? '' };
  await laptop.request.post('/api/me', { headers });
  const { token } = await (await laptop.request.post('/api/me/link', { headers })).json();
  await phone.goto(`/claim/${token}`);
  await phone.getByRole('button', { name: 'Yes, bring my tables here' }).click();
  await expect(phone.getByText('Done: your tables are here now.')).toBeVisible();

  const devices = await devicesOf(laptop);
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'this device' }).getByRole('button')).toHaveCount(0);
  await expectAccessible(laptop, ['dark', 'light']);
  const signOut = devices.getByRole('button');
  await signOut.press('Enter');
  await expect(signOut).toBeFocused();
  await expect(signOut).toHaveText('Sign it out for good');
  await signOut.press('Enter');
  await expect(devices).toHaveCount(1);
  expect((await phone.request.get('/api/me/devices')).status()).toBe(401);
});
