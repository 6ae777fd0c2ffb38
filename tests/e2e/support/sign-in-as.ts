import type { Page } from '@playwright/test';
import { totpCode } from '../../../lead-server/src/operators/totp.ts';
import type { Role } from '../../../lead-server/src/settings/groups/ops.ts';
import type { RunningServer } from './e2e-server.ts';

/** Makes an operator and signs them in, on the page of the studio that was asked for. */
export async function signInAs(
  page: Page,
  server: RunningServer,
  { name, role, at }: { readonly name: string; readonly role: Role; readonly at: string },
): Promise<void> {
  const { password, codes } = JSON.parse(server.command('operators', 'add', name, role)) as Record<'password' | 'codes', string>;
  await page.goto(at);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  const secret = new URL(codes).searchParams.get('secret') ?? '';
  await page.getByLabel(/code/i).fill(totpCode(secret, Math.floor(Date.now() / 30_000)));
  await page.keyboard.press('Enter');
  // a first password leads to the account, where another is made
  await page.waitForURL(/\/ops\/account/);
  await page.goto(at);
}
