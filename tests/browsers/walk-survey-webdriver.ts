import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { chosenOption, publicStepName, type StepName, steps } from '#contract/flow/steps.ts';

/** Milliseconds that anything may take on a busy machine. */
export const patience = 20_000;

/** Milliseconds between two looks: the driver's own 200 would be most of a walk. */
const pollMs = 20;

const waitFor = (driver: WebDriver, holds: () => Promise<boolean>, what: string) => driver.wait(holds, patience, what, pollMs);

/** Waits for the element. */
export const find = (driver: WebDriver, selector: string): Promise<WebElement> =>
  driver.wait(until.elementLocated(By.css(selector)), patience, selector, pollMs);

/** The screen of a step, as a selector. */
export const screenOf = (step: StepName) => `[data-step="${publicStepName(step)}"]`;

/** Waits for the step, then for the focus on its heading. */
export async function arrive(driver: WebDriver, step: StepName, isFirst: boolean): Promise<WebElement> {
  const screen = await find(driver, screenOf(step));
  const focused = async () => (await driver.switchTo().activeElement().getAttribute('id')) === `question-${step}`;
  if (!isFirst) await waitFor(driver, focused, `the focus on the heading of ${step}`);
  return screen;
}

/** Presses a control. WebKit's driver refuses one that is below the window or still slides in. */
async function press(driver: WebDriver, control: WebElement): Promise<void> {
  const isPressed = async () => {
    await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', control);
    return control.click().then(
      () => true,
      (failure: unknown) => {
        if (failure instanceof error.ElementNotInteractableError) return false;
        throw failure;
      },
    );
  };
  await waitFor(driver, isPressed, 'a control that can be pressed');
}

async function fill(screen: WebElement, field: AnswerField, value: string): Promise<void> {
  const [radio] = await screen.findElements(By.css(`[role=radio][value="${value}"][id^="${field}"]`));
  if (radio) return radio.click();
  const element = await screen.findElement(By.css(`:is(input, select, textarea)[name="${field}"]`));
  // an option whose value is its text has no attribute of it
  const optionOf = 'return [...(arguments[0].options ?? [])].find((option) => option.value === arguments[1])';
  const option = await element.getDriver().executeScript<WebElement | null>(optionOf, element, value);
  if (option) return option.click();
  await element.clear();
  await element.sendKeys(value);
}

/** Answers the step as a visitor would: by a tap on an answer, or by the fields and the submit control. */
export async function answer(driver: WebDriver, screen: WebElement, step: StepName, answers: Answers): Promise<void> {
  const definition = steps[step];
  if (definition.kind === 'choice') {
    const option = chosenOption(definition, answers);
    if (!option) throw new Error(`The answers choose no option of ${step}`);
    const button = `${screenOf(step)} button[name="${option.name}"][value="${option.value}"]`;
    return press(driver, await find(driver, button));
  }
  const submit = await find(driver, `${screenOf(step)} [type=submit]`);
  for (const field of definition.fields) await fill(screen, field, answers[field] ?? '');
  if (step === 'PhoneAndBuyersConsent') await screen.findElement(By.css('[role=checkbox]')).click();
  await press(driver, submit);
}

/** Walks steps one after the other. @param first whether the survey begins with the first of them */
export async function walkSteps(driver: WebDriver, path: readonly StepName[], answers: Answers, first = true): Promise<void> {
  for (const [index, step] of path.entries()) {
    const screen = await arrive(driver, step, first && index === 0);
    const outside = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth';
    if ((await driver.executeScript(outside)) !== 0) throw new Error(`${step} sticks out to the side`);
    await answer(driver, screen, step, answers);
  }
}
