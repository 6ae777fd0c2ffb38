import { expect, test } from '../support/e2e-fixtures.ts';
import { goodAnswers, mainSteps, screenOf, stepsBeforeLast, walkSteps } from '../support/walk-survey.ts';

test('a test visit says so on every page, and its lead is stored apart and not sold', async ({ page, server }) => {
  const link = server.command('test-link', '/survey?s1=a-test&theme=7').trim();
  await page.goto(link);
  const notice = page.getByRole('note');
  await expect(notice).toContainText('Test visit');
  // it stays one in the other language and beside the survey
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(notice).toContainText('Visita de prueba');
  await page.goto(link);
  await page.getByRole('link', { name: 'Terms of use' }).click();
  await expect(notice).toContainText('Test visit');
  await expect(page.locator('html')).toHaveAttribute('data-theme', '7');
  await page.goBack();
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/thank-you/);
  await expect(notice).toContainText('Test visit');
  await expect(page.locator('html')).toHaveAttribute('data-theme', '7');

  expect(await server.leadsBySubId('a-test')).toEqual([]);
  const [lead] = await server.leads(true);
  expect(lead).toMatchObject({ sent: { sub_id: 'a-test' }, meta: { test: true } });
  expect(await server.deliveriesOf(lead?.id ?? '')).toEqual({});
});

test('a forged token opens an ordinary visit', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/survey?s1=no-test&test=zzzzzz.made-up');
  await walkSteps(page, stepsBeforeLast, goodAnswers);
  await expect(page.getByRole('note')).toHaveCount(0);
  await walkSteps(page, ['PhoneAndZip'], goodAnswers);
  await page.waitForURL(/thank-you/);
  expect((await server.leadBySubId('no-test')).meta.flow).toBe('main');
  await expect(screenOf(page, 'PhoneAndZip')).toHaveCount(0);
});
